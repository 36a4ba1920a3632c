import { expect, test } from 'vitest';
import { type BatchOptions, createBatch } from './batch.ts';
import { TooBusy } from './faults.ts';

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
  const ask = createBatch(write, { most: 3, semaphore: 1, keyOf, ownerOf: keyOf });
  const answers = ['a', 'b', 'c', 'd', 'e'].map(ask);
  expect(calls).toEqual([['a']]);
  await open();
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
  expect(calls).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

test('twins never share a call', async () => {
  const { calls, write, open } = slowDatabase();
  const ask = createBatch(write, { most: 9, semaphore: 1, keyOf, ownerOf: keyOf });
  const answers = ['a1', 'b1', 'b2', 'c1'].map(ask);
  await open();
  await Promise.all(answers);
  expect(calls).toEqual([['a1'], ['b1', 'c1'], ['b2']]);
});

test('a bad request spoils nobody else’s: the call is taken apart by halves', async () => {
  const { calls, write, open } = slowDatabase((requests) => requests.includes('x'));
  const ask = createBatch(write, { most: 9, semaphore: 1, keyOf, ownerOf: keyOf });
  const answers = Promise.allSettled(['a', 'b', 'x', 'c'].map(ask));
  await open();
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(calls).toEqual([['a'], ['b', 'x', 'c'], ['b', 'x'], ['c'], ['b'], ['x']]);
});

const blockedBy = (held: string) => async (requests: readonly string[], patient: boolean) => {
  if (!requests.some((request) => request.startsWith(held))) return requests.map(answered);
  await pause(patient ? 60 : 5);
  throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
};
const answered = (request: string) => `${request}!`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const options: BatchOptions<string> = {
  most: 9,
  semaphore: 3,
  usualMs: 10,
  keyOf: (request) => request,
  ownerOf: keyOf,
};

test('a call that needs a held lock waits for it alone; others in the same batch are served', async () => {
  const calls: (readonly [boolean, ...string[]])[] = [];
  const ask = createBatch<string, string>(async (requests, patient) => {
    calls.push([patient, ...requests]);
    return blockedBy('x')(requests, patient);
  }, options);
  const answers = await Promise.allSettled(['a', 'b', 'x1', 'c', 'x2', 'd'].map(ask));
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(calls.filter(([patient]) => patient).sort()).toEqual([
    [true, 'x1'],
    [true, 'x2'],
  ]);
});

test('a slow call keeps nobody from the next, and of those that wait for locks one lane is kept free', async () => {
  const never = Promise.withResolvers<readonly string[]>();
  const ask = createBatch<string, string>(async (requests, patient) => {
    if (patient) return never.promise;
    return blockedBy('x')(
      requests.map((request) => request.replace(/[yz]/, 'x')),
      patient,
    );
  }, options);
  const blocked = ['x1', 'y1', 'z1', 'x2'].map(ask);
  await pause(80);
  for (const stranger of ['a', 'b', 'c', 'd', 'e'])
    expect(await ask(stranger)).toBe(`${stranger}!`);
  never.resolve(['late']);
  expect(await Promise.all(blocked)).toEqual(['late', 'late', 'late', 'late']);
});

test('a request without an answer in time fails, and one still queued then is never begun', async () => {
  const gate = Promise.withResolvers<void>();
  const calls: string[][] = [];
  const ask = createBatch<string, string>(
    async (requests) => {
      calls.push([...requests]);
      await gate.promise;
      return requests.map(answered);
    },
    { ...options, semaphore: 1, patienceMs: 30 },
  );
  const answers = await Promise.allSettled(['a', 'b'].map(ask));
  expect(answers.every((one) => one.status === 'rejected' && one.reason instanceof TooBusy)).toBe(
    true,
  );
  gate.resolve();
  expect(await ask('c')).toBe('c!');
  expect(calls).toEqual([['a'], ['c']]);
});

test('a database that is away fails a shared call once, and not once for each in it', async () => {
  const { calls, write, open } = slowDatabase((requests) => requests.length > 1);
  const away = Object.assign(new Error('no connection'), { code: '08006' });
  const ask = createBatch<string, string>(
    (requests) =>
      write(requests).catch(() => {
        throw away;
      }),
    { ...options, semaphore: 1 },
  );
  const answers = Promise.allSettled(['a', 'b', 'c'].map(ask));
  await open();
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(calls).toEqual([['a'], ['b', 'c']]);
});
