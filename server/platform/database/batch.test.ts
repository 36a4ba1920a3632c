import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

const keyOf = (request: string) => request.charAt(0);

/** A database that answers when told to, and remembers what it was asked together. */
function slowDatabase(refuse: (requests: readonly string[]) => boolean = () => false) {
  const calls: string[][] = [];
  const gates: (() => void)[] = [];
  const write = async (requests: readonly string[]) => {
    calls.push([...requests]);
    await new Promise<void>((open) => gates.push(open));
    if (refuse(requests)) throw new Error(`refused ${requests.join('')}`);
    return requests.map((request) => `${request}!`);
  };
  const open = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      gates.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { calls, write, open };
}

test('a request alone goes at once; those that wait share the next call; each gets its own answer', async () => {
  const { calls, write, open } = slowDatabase();
  const ask = createBatch(write, { most: 3, underway: 1, keyOf });
  const answers = ['a', 'b', 'c', 'd', 'e'].map(ask);
  expect(calls).toEqual([['a']]);
  await open();
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
  expect(calls).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

test('twins never share a call', async () => {
  const { calls, write, open } = slowDatabase();
  const ask = createBatch(write, { most: 9, underway: 1, keyOf });
  const answers = ['a1', 'b1', 'b2', 'c1'].map(ask);
  await open();
  await Promise.all(answers);
  expect(calls).toEqual([['a1'], ['b1', 'c1'], ['b2']]);
});

test('a bad request spoils nobody else’s: the call is taken apart', async () => {
  const { calls, write, open } = slowDatabase((requests) => requests.includes('x'));
  const ask = createBatch(write, { most: 9, underway: 1, keyOf });
  const answers = Promise.allSettled(['a', 'b', 'x', 'c'].map(ask));
  await open();
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(calls).toEqual([['a'], ['b', 'x', 'c'], ['b'], ['x'], ['c']]);
});
