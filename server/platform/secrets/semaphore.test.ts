import { expect, test } from 'vitest';
import { Overloaded, semaphore } from './semaphore.ts';

test('no more work runs at a time than there are lanes, and all of it gets done', async () => {
  const inLane = semaphore({ width: 2, queue: 50 });
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return number;
  };
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) => inLane(() => work(index))),
  );
  expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(most).toBe(2);
});

test('beyond the queue it says so at once', async () => {
  const inLane = semaphore({ width: 1, queue: 1 });
  const gate = Promise.withResolvers<void>();
  const first = inLane(() => gate.promise);
  const second = inLane(async () => 'second');
  await expect(inLane(async () => 'third')).rejects.toBeInstanceOf(Overloaded);
  gate.resolve();
  await first;
  expect(await second).toBe('second');
});

test('work that belongs together is begun as a whole or not at all', async () => {
  const inLane = semaphore({ width: 1, queue: 3 });
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun += 1;
    return gate.promise;
  };
  inLane.demandRoom(2);
  const waiting = [inLane(work), inLane(work)];
  expect(() => inLane.demandRoom(3)).toThrow(Overloaded);
  expect(() => inLane.demandRoom(1, 2)).toThrow(Overloaded);
  inLane.demandRoom(2);
  inLane.demandRoom(1, 1);
  gate.resolve();
  await Promise.all(waiting);
  expect(begun).toBe(2);
});

test('work that throws frees its lane', async () => {
  const inLane = semaphore({ width: 1, queue: 0 });
  await expect(inLane(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inLane(async () => 'next')).toBe('next');
});
