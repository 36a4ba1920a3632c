import { atLeast, atMost, tellFacts } from '../report.ts';
import type { BusyDay } from './measure-busy-day.ts';

/** Each figure with its aim beside it. */
export function reportBusyDay(day: BusyDay): string {
  const { burst, quiet, backlog, pgbenchPerSecond: least } = day;
  const ratio = backlog.p99Ms / quiet.p99Ms;
  const told = Object.entries(day.statuses).map(([status, count]) => `${status}: ${count}`);
  return [
    tellFacts(`A busy day, after ${day.past.toLocaleString('en-IN')} bookings of the past`, [
      ['pgbench, 32 at once', `${Math.round(least)}/s`],
      ['bookings, 32 at once', `${Math.round(burst.perSecond)}/s for half a minute`],
      ['  share of pgbench', atLeast(burst.perSecond / least, 0.45)],
      ['  99 of 100 within', atMost(burst.p99Ms, 40, 'ms')],
      ['  cancelled meanwhile', String(burst.cancelled)],
      ['with all that follows', perSecond(day.sustainedPerSecond)],
      ['  share of pgbench', atLeast((day.sustainedPerSecond ?? Number.NaN) / least, 0.25)],
      ['longest stop of the event loop', atMost(day.stoppedMs, 20, 'ms')],
      ['memory after it', atMost(day.memoryMb, 250, 'MB')],
      ['one at a time, 99 of 100 within', atMost(quiet.p99Ms, 15, 'ms')],
      [`while ${backlog.expiries} holds expire`, `99 of 100 within ${backlog.p99Ms.toFixed(1)} ms`],
      ['  to the quiet one', atMost(ratio, 3, '×')],
      ['  all over after', backlog.seconds ? `${backlog.seconds.toFixed(0)} s` : 'too long'],
      ['answers', told.join(', ')],
      ['laws broken by it', day.broken.length === 0 ? '✓ none' : `✗ ${day.broken.join('; ')}`],
    ]),
    tellFacts(
      'Reads of people’s own, 99 of 100 within',
      day.reads.map(({ what, p50Ms, p99Ms, asked }) => [
        what,
        `${atMost(p99Ms, 100, 'ms')}  (half within ${p50Ms.toFixed(1)} ms, of ${asked})`,
      ]),
    ),
  ].join('\n');
}

const perSecond = (value: number | undefined): string =>
  value === undefined ? 'not done in time' : `${Math.round(value)}/s`;
