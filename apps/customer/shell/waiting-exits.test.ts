import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR } from '#kernel/time.ts';

const id = '019abc00-0000-7000-8000-000000000001';
const other = '019abc00-0000-7000-8000-000000000002';

let stored: Map<string, string>;
let answers: (number | 'no network')[];
let asked: string[];
let said: unknown[];
const CALL_BY = 1_790_000_000_000;
let exits: typeof import('./waiting-exits.ts');
let heard: Map<string, (event?: object) => void>;
/** Hears of each change of the storage, as the other windows of a browser do. */
let otherWindow: ((event?: object) => void) | undefined;

beforeEach(async () => {
  vi.useFakeTimers();
  stored = new Map();
  answers = [];
  asked = [];
  said = [];
  heard = new Map();
  otherWindow = undefined;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      stored.set(key, text);
      otherWindow?.({ key, newValue: text });
    },
    removeItem: (key: string) => {
      stored.delete(key);
      otherWindow?.({ key, newValue: null });
    },
  });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {} });
  vi.stubGlobal('addEventListener', (name: string, listener: (event?: object) => void) =>
    heard.set(name, listener),
  );
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push(path);
    said.push(JSON.parse(body));
    const status = answers.shift() ?? 200;
    if (status === 'no network') throw new TypeError('offline');
    return Response.json(status === 200 ? {} : refusalOf(status), { status });
  });
  await reopen();
});

const refusalOf = (status: number) =>
  status === 409
    ? { code: 'safety-exit-late', params: { callBy: CALL_BY } }
    : { code: 'not-signed-in' };

/** The app is opened anew in the same browser. */
async function reopen() {
  vi.resetModules();
  exits = await import('./waiting-exits.ts');
  exits.startWaitingExits();
}
const kept = () =>
  JSON.parse(stored.get('safety-exits') ?? '[]') as { bookingId: string; missed?: true }[];
const addressOf = (bookingId: string) => `/api/bookings/${bookingId}/safety-exit`;
const untilAnswered = () => vi.advanceTimersByTimeAsync(1);

test('an exit that the server hears of at once leaves nothing behind', async () => {
  exits.exitsAreOf('asha');
  expect(await exits.endForSafety(id)).toBe('sent');
  expect(asked).toEqual([addressOf(id)]);
  expect(stored.size).toBe(0);
});

test('without a network it is kept, and sent by itself as soon as there is one', async () => {
  exits.exitsAreOf('asha');
  answers = ['no network', 'no network'];
  expect(await exits.endForSafety(id)).toBe('kept');
  expect(kept()).toMatchObject([{ bookingId: id, owner: 'asha' }]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(2);
  heard.get('online')?.();
  await untilAnswered();
  expect(asked).toHaveLength(3);
  expect(stored.size).toBe(0);
});

test('it outlives the page and a session that has ended, and is sent for the same customer alone', async () => {
  exits.exitsAreOf('asha');
  answers = ['no network', 401];
  await exits.endForSafety(id);
  await reopen();
  heard.get('online')?.();
  await untilAnswered();
  exits.exitsAreOf('imran');
  await untilAnswered();
  expect(asked).toHaveLength(1);
  exits.exitsAreOf('asha');
  await untilAnswered();
  exits.exitsAreOf(undefined);
  await untilAnswered();
  expect([asked.length, kept().length]).toEqual([2, 1]);
  exits.exitsAreOf('asha');
  await untilAnswered();
  expect([asked.length, kept().length]).toEqual([3, 0]);
});

test('one that comes too late is not sent again, and stays until the customer has seen it', async () => {
  exits.exitsAreOf('asha');
  answers = [409];
  expect(await exits.endForSafety(id)).toMatchObject({ code: 'safety-exit-late' });
  expect(kept()).toMatchObject([{ bookingId: id, missed: true, callBy: CALL_BY }]);
  heard.get('online')?.();
  await untilAnswered();
  expect(asked).toHaveLength(1);
  exits.dropExit(id);
  expect(stored.size).toBe(0);
});

test('half a day later the server is told when it was pressed, so that it ends no other day', async () => {
  exits.exitsAreOf('asha');
  answers = ['no network', 'no network', 409];
  await exits.endForSafety(id);
  const pressedAt = new Date().toISOString();
  await reopen();
  vi.setSystemTime(Date.now() + 12 * HOUR + 1);
  exits.exitsAreOf('asha');
  await untilAnswered();
  heard.get('online')?.();
  await untilAnswered();
  expect(said.at(-1)).toEqual({ pressedAt });
  expect(kept()).toMatchObject([{ bookingId: id, missed: true, callBy: CALL_BY }]);
});

test('one that is taken back is sent no more, and another goes on', async () => {
  exits.exitsAreOf('asha');
  answers = ['no network', 'no network'];
  await exits.endForSafety(id);
  await exits.endForSafety(other);
  exits.dropExit(id);
  heard.get('online')?.();
  await untilAnswered();
  expect(asked.slice(2)).toEqual([addressOf(other)]);
  expect(stored.size).toBe(0);
});

describe('an exit that waits in two windows', () => {
  let first: typeof exits;
  let told: string[];

  beforeEach(async () => {
    exits.exitsAreOf('asha');
    answers = ['no network', 'no network'];
    await exits.endForSafety(id);
    first = exits;
    told = [];
    first.onExitSent(id, () => told.push(id));
    first.onExitSent(other, () => told.push(other));
    const hears = heard.get('storage');
    await reopen();
    exits.exitsAreOf('asha');
    await untilAnswered();
    otherWindow = hears;
  });

  test('is said to be sent in both once the server has it', async () => {
    exits.onExitSent(id, () => told.push('here'));
    heard.get('online')?.();
    await untilAnswered();
    expect(told).toEqual(['here', id]);
    expect(stored.size).toBe(0);
  });

  test('is not said to be sent where it was taken back in the other', async () => {
    exits.dropExit(id);
    expect(stored.size).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('is not said to be sent because its customer has signed out, nor to whoever signs in next', async () => {
    first.exitsAreOf(undefined);
    expect(told).toEqual([]);
    first.exitsAreOf('imran');
    heard.get('online')?.();
    await untilAnswered();
    expect(stored.size).toBe(0);
    expect(told).toEqual([]);
  });
});
