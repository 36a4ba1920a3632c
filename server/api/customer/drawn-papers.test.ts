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
  const all = await Promise.all(
    Array.from({ length: 50 }, () => papers.take('one', 'somebody', draw)),
  );
  expect(new Set(all).size).toBe(1);
  await papers.take('one', 'somebody', draw);
  expect([drawn, papers.has('one'), papers.has('two')]).toEqual([1, true, false]);
});

test('one person has three drawn at once, and others are drawn beside', async () => {
  const papers = keepDrawnPapers();
  const gate = Promise.withResolvers<void>();
  const draw = async () => {
    await gate.promise;
    return page('drawn');
  };
  const asked = Array.from({ length: 8 }, (_, at) => papers.take(`paper ${at}`, 'abuser', draw));
  const neighbour = papers.take('paper of another', 'neighbour', draw);
  const settled = Promise.allSettled(asked);
  gate.resolve();
  const refused = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBe(5);
  for (const reason of refused) expect(reason).toBeInstanceOf(Overloaded);
  await expect(neighbour).resolves.toEqual(page('drawn'));
  await expect(papers.take('paper 7', 'abuser', draw)).resolves.toEqual(page('drawn'));
});

test('what failed is drawn anew, and what nobody asks for is forgotten', async () => {
  const papers = keepDrawnPapers(2);
  await expect(
    papers.take('one', 'somebody', () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  expect(papers.has('one')).toBe(false);
  for (const tag of ['one', 'two', 'one', 'three'])
    await papers.take(tag, 'somebody', async () => page(tag));
  expect(['one', 'two', 'three'].map(papers.has)).toEqual([true, false, true]);
});
