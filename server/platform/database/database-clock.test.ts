import { afterEach, expect, test, vi } from 'vitest';
import { createLog, type LogLine } from '../log/log.ts';
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts';
import type { Probe, Probed } from './probe.ts';

let clock: DatabaseClock | undefined;
afterEach(() => {
  clock?.stop();
  vi.useRealTimers();
});

test('a process whose clock is wrong keeps the time of the database, and says so once', async () => {
  const MINUTE = 60_000;
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  let aheadMs: number | undefined = 300;
  let roundTripMs = 20;
  const answer = (): Probed => ({
    state: aheadMs === undefined ? 'no-database' : 'ready',
    outboxAgeSeconds: 0,
    ...(aheadMs === undefined
      ? {}
      : { clock: { aheadMs, roundTripMs, databaseStartedAt: 0, lockWaitSeconds: 0 } }),
  });
  const probe: Probe = { look: async () => answer(), stop: async () => {} };
  const lines: LogLine[] = [];
  const log = createLog({ level: 'info', write: (line) => lines.push(line) });
  clock = await openDatabaseClock(probe, log);
  const away = () => Date.now() - (clock?.now() ?? 0);
  expect(away()).toBe(0);

  // An answer that took nine seconds says nothing about the clock.
  aheadMs = 4_500;
  roundTripMs = 9_000;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(away()).toBe(0);
  expect(lines).toEqual([]);

  aheadMs = 20 * MINUTE;
  roundTripMs = 20;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(away()).toBe(20 * MINUTE);
  expect(lines).toMatchObject([{ event: 'clock-differs', aheadSeconds: 1_200 }]);

  aheadMs = undefined;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(away()).toBe(20 * MINUTE);

  aheadMs = -100;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(away()).toBe(0);
});
