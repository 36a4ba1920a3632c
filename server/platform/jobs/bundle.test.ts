import { expect, test } from 'vitest';
import { silentLog } from '../log/log.ts';
import { bundlesOf, eventsOf } from './bundle.ts';
import type { DomainEvent, Job } from './job.ts';
import { runBundle } from './run-bundle.ts';

const AT = 1_000_000;
const LATER = Date.now() + 3_600_000;
const event = (id: number, data = {}): DomainEvent => ({
  ...{ id, type: 'Happened', subject: String(id), at: AT, data },
});
const events = [1, 2, 3, 4, 5].map((id) => event(id));
const soon = events.map((one) => ({ event: one, at: undefined }));
const alone = { atOnce: 2 };
const together = { atOnce: 2, runTogether: async () => [] };

const idsIn = (jobs: ReturnType<typeof bundlesOf>) =>
  jobs.map(({ data }) => data?.events.map(({ id }) => id));

test('events handled together travel in one job, no more of them than the job handles at once', () => {
  expect(idsIn(bundlesOf('tell', together, soon))).toEqual([[1, 2], [3, 4], [5]]);
  expect(idsIn(bundlesOf('tell', alone, soon))).toEqual([[1], [2], [3], [4], [5]]);
  expect(idsIn(bundlesOf('routine', undefined, soon))).toEqual([[1], [2], [3], [4], [5]]);
});

test('a job of an earlier version, which is its one event itself, is still understood', () => {
  expect(eventsOf(event(7))).toEqual([event(7)]);
  expect(eventsOf({ events: [event(7), event(8)] })).toHaveLength(2);
});

test('moments within a second become its end, never an earlier moment', () => {
  const filed = [AT, AT + 1, AT + 1_000, AT + 1_001].map((at, index) => ({
    event: event(index),
    at,
  }));
  const jobs = bundlesOf('tell', together, filed);
  expect(idsIn(jobs)).toEqual([[0], [1, 2], [3]]);
  expect(jobs.map(({ startAfter }) => Number(startAfter))).toEqual([AT, AT + 1_000, AT + 2_000]);
  const exactly = bundlesOf('tell', alone, filed).map(({ startAfter }) => Number(startAfter));
  expect(exactly).toEqual(filed.map(({ at }) => at));
});

test('the same events for the same moment are the same job, others another', () => {
  const idOf = (which: readonly number[], at?: number) =>
    bundlesOf(
      'tell',
      { ...together, atOnce: 9 },
      which.map((id) => ({ event: event(id), at })),
    )[0]?.id;
  expect(idOf([1, 2])).toBe(idOf([1, 2]));
  expect(new Set([idOf([1, 2]), idOf([1]), idOf([12]), idOf([1, 2], AT)]).size).toBe(4);
});

test('one of many that fails is done again alone, and those that want to come back do', async () => {
  const job: Job = {
    ...{ name: 'tell', atOnce: 9 },
    run: async ({ id }) => {
      if (id === 2) throw new Error('not yet');
      return id === 3 ? { againAt: LATER } : undefined;
    },
    runTogether: () => Promise.reject(new Error('one of them is wrong')),
  };
  const before = Date.now();
  const again = await runBundle(job, events, silentLog);
  expect(again.map(({ event: { id } }) => id)).toEqual([2, 3]);
  expect(again[0]?.at).toBeGreaterThan(before);
  expect(again[1]?.at).toBe(LATER);
  await expect(runBundle(job, [event(2)], silentLog)).rejects.toThrow('not yet');
});

test('several of many that fail travel on each by itself, so that the tries of each are counted', async () => {
  const job: Job = {
    ...{ name: 'tell', atOnce: 9 },
    run: async ({ id }) => {
      if (id % 2 === 0) throw new Error('not yet');
      return { againAt: LATER };
    },
    runTogether: () => Promise.reject(new Error('two of them are wrong')),
  };
  const again = await runBundle(job, events, silentLog);
  expect(idsIn(bundlesOf('tell', job, again))).toEqual([[2], [4], [1, 3, 5]]);
});

test.each([[AT], [Date.now()], [0]])(
  'a job that asks to run again at a past moment runs a second later (%i)',
  async (againAt) => {
    const job: Job = { ...{ name: 'tell', atOnce: 9 }, run: async () => ({ againAt }) };
    const before = Date.now();
    const [again] = await runBundle(job, [event(1)], silentLog);
    expect(again?.at).toBeGreaterThanOrEqual(before + 1_000);
    const idOf = (at: number | undefined) =>
      bundlesOf('tell', alone, [{ event: event(1), at }])[0]?.id;
    expect(idOf(again?.at)).not.toBe(idOf(againAt));
  },
);
