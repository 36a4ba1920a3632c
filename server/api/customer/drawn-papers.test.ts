import { expect, test } from 'vitest';
import { Overloaded } from '#server/platform/secrets/semaphore.ts';
import { keepDrawnPapers } from './drawn-papers.ts';

const page = (name: string) => new TextEncoder().encode(name);

test('a paper that many ask for at once is drawn once, and kept', async () => {
  const papers = keepDrawnPapers();
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return page('one');
  };
  const all = await Promise.all(Array.from({ length: 50 }, () => papers.take('one', draw)));
  expect(new Set(all).size).toBe(1);
  await papers.take('one', draw);
  expect([drawn, papers.has('one'), papers.has('two')]).toEqual([1, true, false]);
});

test('one is drawn at a time, and beyond a short queue it says so', async () => {
  const papers = keepDrawnPapers();
  const gate = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const draw = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
    return page('drawn');
  };
  const asked = Array.from({ length: 30 }, (_, at) => papers.take(`paper ${at}`, draw));
  const settled = Promise.allSettled(asked);
  gate.resolve();
  const refused = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect([most, refused.length]).toEqual([1, 9]);
  for (const reason of refused) expect(reason).toBeInstanceOf(Overloaded);
});

test('what failed is drawn anew, and what nobody asks for is forgotten', async () => {
  const papers = keepDrawnPapers(2);
  await expect(papers.take('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(papers.has('one')).toBe(false);
  for (const tag of ['one', 'two', 'one', 'three']) await papers.take(tag, async () => page(tag));
  expect(['one', 'two', 'three'].map(papers.has)).toEqual([true, false, true]);
});
