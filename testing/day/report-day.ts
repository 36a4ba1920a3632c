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
  const { rescuedBefore } = day;
  return [
    `Day ${run.seed}: ${run.workers} Karigars, ${run.wishes} visits wanted, ${run.seconds.toFixed(0)} s`,
    `${steps} steps, ${events} events each reacted to once (${reactions} reactions); after every step nobody in two places, books balanced`,
    '',
    row('', app.policy, nearestFree.policy, 'aim'),
    ...ROWS.map(([name, of, aim]) => row(name, of(app), of(nearestFree), aim(nearestFree))),
    '',
    row('late, by what first went wrong', 'late', 'nobody came'),
    ...day.late.map(({ cause, late, lost }) => row(`  ${cause}`, String(late), String(lost))),
    rescueOf(rescuedBefore),
    '',
    `digest ${digest}`,
    ...logged.slice(0, 20),
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Aims of a small town that is sold out, beside what nearest free gave. */
const AIM = { atLeast: 0.97, lost: 0.001, refused: 1.25, km: 1.05 } as const;

type Cell = (outcome: Outcome) => string;
const none: Cell = () => '';

const ROWS: readonly (readonly [string, Cell, Cell])[] = [
  ['promised', ({ promised }) => String(promised), none],
  ['on time (at the door within 15 min)', ({ share }) => percent(share), none],
  [
    '… at least (Wilson, 95 %)',
    ({ atLeast }) => percent(atLeast),
    () => `≥ ${percent(AIM.atLeast)}`,
  ],
  [
    '… if an hour we had to move counts as late',
    ({ shareByFirstHour }) => percent(shareByFirstHour),
    none,
  ],
  ['moved to another hour by the customer', ({ movedHours }) => String(movedHours), none],
  [
    'promised and nobody came',
    ({ lost, promised }) => `${lost} (${percent(lost / promised)})`,
    () => `≤ ${percent(AIM.lost)}`,
  ],
  [
    'refused',
    ({ refused, asked }) => `${refused} (${percent(refused / asked)})`,
    ({ refused }) => `≤ ${Math.floor(refused * AIM.refused)}`,
  ],
  ['given up by the customer', ({ notWanted }) => String(notWanted), none],
  ['moved to somebody sooner', ({ moved }) => String(moved), none],
  [
    'km a visit',
    ({ kmPerVisit }) => kmPerVisit.toFixed(1),
    ({ kmPerVisit }) => `≤ ${(kmPerVisit * AIM.km).toFixed(1)}`,
  ],
];

function rescueOf(before: readonly number[]): string {
  const early = before.filter((minutes) => minutes > 0).length;
  const median = before[Math.floor(before.length / 2)] ?? 0;
  return `rescue began for ${before.length} visits, before the promise broke for ${early}; half of them ${median.toFixed(0)} min or more before`;
}

const row = (...[name = '', ...cells]: readonly string[]): string =>
  [name.padEnd(48), ...cells.map((cell) => cell.padStart(14))].join('');
