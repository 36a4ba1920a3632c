import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { operation } from '#contract/operation.ts';
import { keepAnswer, keepFor, keptAnswer } from './kept-answers.ts';
import { isOld, orKept } from './kept-query.ts';
import { Refused } from './query.ts';

const QUESTION = ['listBookings', {}];
/** Stands for a list of bookings here. */
const words = operation({
  name: 'words',
  audience: 'public',
  method: 'GET',
  path: '/words',
  summary: '',
  input: z.object({}),
  output: z.string(),
  refusals: {},
});
const lost = new Refused({ code: 'network-request-failed' });
const broken = new Refused({ code: 'internal-error' });
let client: QueryClient;
let shelves: Map<string, Map<string, Response>>;

beforeEach(() => {
  client = new QueryClient();
  shelves = new Map();
  vi.stubGlobal('caches', {
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    open: async (name: string) => {
      const shelf = shelves.get(name) ?? new Map<string, Response>();
      shelves.set(name, shelf);
      return {
        put: async (key: string, answer: Response) => void shelf.set(key, answer),
        match: async (key: string) => shelf.get(key)?.clone(),
        keys: async () => [...shelf.keys()],
        delete: async (key: string) => shelf.delete(key),
      };
    },
  });
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00+05:30') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = (answer: Promise<string>) => orKept(words, answer, { client, queryKey: QUESTION });
const shown = () => {
  const { data, dataUpdatedAt, error } = client.getQueryState(QUESTION) ?? {};
  return { data, dataUpdatedAt: dataUpdatedAt ?? 0, error: error ?? null };
};

test('offline, the last answer is shown with its time, and the query itself fails', async () => {
  await keepFor('asha');
  await ask(Promise.resolve('two bookings'));
  const at = Date.now();
  vi.advanceTimersByTime(3_600_000);
  await expect(ask(Promise.reject(lost))).rejects.toBe(lost);
  expect(shown()).toMatchObject({ data: 'two bookings', dataUpdatedAt: at });
  expect(isOld({ ...shown(), error: lost })).toBe(true);
  expect(isOld({ ...shown(), error: broken, dataUpdatedAt: Number.MAX_VALUE })).toBe(false);
});

test('a refusal or a fault of ours is never covered up', async () => {
  await keepFor('asha');
  await ask(Promise.resolve('two bookings'));
  await expect(ask(Promise.reject(broken))).rejects.toBe(broken);
  expect(shown().data).toBeUndefined();
});

test('a kept answer is shown while a slow one is under way, and is then replaced by it', async () => {
  await keepFor('asha');
  await ask(Promise.resolve('two bookings'));
  let answer: (value: string) => void = () => {};
  const asked = ask(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await vi.advanceTimersByTimeAsync(2_400);
  expect(shown().data).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(shown().data).toBe('two bookings');
  answer('three bookings');
  expect(await asked).toBe('three bookings');
  expect(await keptAnswer(words, QUESTION)).toMatchObject({ value: 'three bookings' });
});

test('a kept answer never replaces a newer one on the screen', async () => {
  await keepFor('asha');
  await keepAnswer(QUESTION, 'two bookings');
  client.setQueryData(QUESTION, 'three bookings');
  await expect(ask(Promise.reject(lost))).rejects.toBe(lost);
  expect(shown().data).toBe('three bookings');
});

test('kept answers are not shared between accounts, and a sign-out deletes them', async () => {
  await keepFor('asha');
  await keepAnswer(QUESTION, 'of the first');
  await keepFor('imran');
  expect(await keptAnswer(words, QUESTION)).toBeUndefined();
  await keepAnswer(QUESTION, 'of the second');
  const late = keepAnswer(QUESTION, 'of the second, too late');
  await keepFor(undefined);
  await late;
  expect([...shelves.keys()]).toEqual([]);
  await keepAnswer(QUESTION, 'nobody’s');
  expect(shelves.size).toBe(0);
});

test('only so much is kept', async () => {
  await keepFor('asha');
  for (let id = 0; id < 70; id += 1) await keepAnswer(['readBooking', { id }], String(id));
  expect(await keptAnswer(words, ['readBooking', { id: 9 }])).toBeUndefined();
  expect(await keptAnswer(words, ['readBooking', { id: 10 }])).toMatchObject({ value: '10' });
});

test('an answer kept by an earlier version in another shape is not shown', async () => {
  await keepFor('asha');
  await keepAnswer(QUESTION, { bookings: 2 });
  expect(await keptAnswer(words, QUESTION)).toBeUndefined();
});
