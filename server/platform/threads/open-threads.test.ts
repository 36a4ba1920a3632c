import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { Overloaded } from '../secrets/semaphore.ts';
import { openThreads } from './open-threads.ts';

const file = join(import.meta.dirname, 'work-for-tests.ts');
const threads = openThreads<number, { thread: number; turns: number }>(file, 'spin', { queue: 3 });
const slow = openThreads<number, unknown>(file, 'spin', { queue: 0, mostMs: 1_500 });
afterAll(() => Promise.all([threads.close(), slow.close()]));

test('work that holds its thread leaves this one free meanwhile', async () => {
  await threads.run(0);
  let turnsHere = 0;
  const counting = setInterval(() => {
    turnsHere += 1;
  }, 5);
  const { thread } = await threads.run(500);
  clearInterval(counting);
  expect(thread).not.toBe(threadId);
  expect(turnsHere).toBeGreaterThan(5);
});

test('beyond its queue it says so, and goes on with what it has taken', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => threads.run(20)));
  const refused = asked.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(12 - 5);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Overloaded);
  expect(asked.length - refused.length).toBeGreaterThanOrEqual(4);
});

test('work that takes too long is ended, and the next piece is done', async () => {
  await expect(slow.run(60_000)).rejects.toThrow();
  await expect(slow.run(0)).resolves.toBeDefined();
});
