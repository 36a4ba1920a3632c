import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';
import { openProbe } from './probe.ts';

test('a look at the database needs room on its disk, so a full one is noticed', async () => {
  const world = await createWorld();
  const filesWritten = async (): Promise<number> => {
    const { rows } = await world.db.query<{ files: number }>(
      'select temp_files::int as files from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.files ?? Number.NaN;
  };
  const before = await filesWritten();
  const probe = openProbe(world.url);
  expect((await probe.look()).state).toBe('ready');
  await probe.stop();
  await expect.poll(filesWritten).toBe(before + 1);
  await world.close();
});
