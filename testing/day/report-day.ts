import type { LivedDay } from './live-day.ts';
import type { Outcome } from './outcome.ts';

/** A day in words and figures, the server beside what many do. */
export function reportDay(
  day: LivedDay,
  run: {
    readonly seed: number;
    readonly workers: number;
    readonly wishes: number;
    readonly seconds: number;
  },
): string {
  const { app, nearestFree, steps, events, reactions, digest, logged } = day;
  return [
    `Day ${run.seed}: ${run.workers} Karigars, ${run.wishes} visits wanted, ${run.seconds.toFixed(0)} s`,
    `${steps} steps, ${events} events each reacted to once (${reactions} reactions); after every step nobody in two places, books balanced`,
    '',
    row('', app.policy, nearestFree.policy),
    ...ROWS.map(([name, of]) => row(name, of(app), of(nearestFree))),
    '',
    `digest ${digest}`,
    ...logged.slice(0, 20),
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const ROWS: readonly (readonly [string, (outcome: Outcome) => string])[] = [
  ['promised', ({ promised }) => String(promised)],
  ['on time (at the door within 15 min)', ({ share }) => percent(share)],
  ['… at least (Wilson, 95 %)', ({ atLeast }) => percent(atLeast)],
  ['promised and nobody came', ({ lost }) => String(lost)],
  ['refused', ({ refused, asked }) => `${refused} (${percent(refused / asked)})`],
  ['given up by the customer', ({ notWanted }) => String(notWanted)],
  ['moved to somebody sooner', ({ moved }) => String(moved)],
  ['km a visit', ({ kmPerVisit }) => kmPerVisit.toFixed(1)],
];

const row = (...[name = '', ...cells]: readonly string[]): string =>
  [name.padEnd(38), ...cells.map((cell) => cell.padStart(14))].join('');
