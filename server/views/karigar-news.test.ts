import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, instantInIndia } from '#kernel/time.ts';
import { createWorld, type World } from '#testing/world.ts';
import { readKarigarNews } from './karigar-news.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

test('on the next morning the day of a Karigar is another one, though nothing has happened', async () => {
  const dayAt = async (at: number) => (await readKarigarNews(world.db, 1, at)).dayRevision;
  const evening = instantInIndia('2026-11-21', 22 * 60);
  expect(await dayAt(evening + HOUR)).toBe(await dayAt(evening));
  expect(await dayAt(evening + 10 * HOUR)).not.toBe(await dayAt(evening));
});
