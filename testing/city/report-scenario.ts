import { wilsonLowerBound } from '#server/modules/dispatch/on-time.ts';
import type { Outcome } from '#testing/day/outcome.ts';
import type { Part } from './figures.ts';
import type { LivedScenario } from './live-scenario.ts';
import type { Scenario } from './scenarios.ts';

/** Aims that hold for every kind of day. */
const AIMS = { lost: 0.001, refused: 1.25, km: 1.05, gini: 0.2 } as const;
/** The worst of fewer visits than these is chance. */
const LEAST_OF_PART = 100;

const sum = (days: readonly LivedScenario[], of: (day: LivedScenario) => number): number =>
  days.reduce((all, day) => all + of(day), 0);
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** All seeds of one kind of day as one sample, each figure with its aim, and why visits were late. */
export function reportScenario(
  { name, karigars, onDuty, wishes, aim }: Scenario,
  days: readonly LivedScenario[],
): { readonly text: string; readonly met: boolean } {
  const of = (read: (outcome: Outcome) => number) => ({
    house: sum(days, ({ house }) => read(house)),
    nearest: sum(days, ({ nearestFree }) => read(nearestFree)),
  });
  const promised = of((one) => one.promised);
  const onTime = of((one) => one.onTime);
  const lost = of((one) => one.lost);
  const refused = of((one) => one.refused);
  const served = of((one) => one.served);
  const km = of((one) => one.kmPerVisit * one.served);
  const kept = sum(days, ({ house }) => house.shareByFirstHour * house.promised);
  const atLeast = wilsonLowerBound(onTime.house, promised.house);
  const kmEach = { house: km.house / served.house, nearest: km.nearest / served.nearest };
  const gini = sum(days, (day) => day.gini) / days.length;
  const rows: readonly Line[] = [
    ['promised', String(promised.house), String(promised.nearest)],
    ['on time', percent(onTime.house / promised.house), percent(onTime.nearest / promised.nearest)],
    ['… at least (Wilson, 95 %)', percent(atLeast), '', `≥ ${percent(aim)}`, atLeast >= aim],
    ['… if an hour we had to move counts as late', percent(kept / promised.house), ''],
    [
      'promised and nobody came',
      `${lost.house} (${percent(lost.house / promised.house)})`,
      `${lost.nearest} (${percent(lost.nearest / promised.nearest)})`,
      `≤ ${percent(AIMS.lost)}`,
      lost.house / promised.house <= AIMS.lost,
    ],
    [
      'refused',
      String(refused.house),
      String(refused.nearest),
      `≤ ${Math.floor(refused.nearest * AIMS.refused)}`,
      refused.house <= refused.nearest * AIMS.refused,
    ],
    [
      'km a visit',
      kmEach.house.toFixed(2),
      kmEach.nearest.toFixed(2),
      `≤ ${(kmEach.nearest * AIMS.km).toFixed(2)}`,
      kmEach.house <= kmEach.nearest * AIMS.km,
    ],
    ['Gini of earnings an hour', gini.toFixed(3), '', `≤ ${AIMS.gini}`, gini <= AIMS.gini],
    ['moved to somebody sooner', String(sum(days, ({ house }) => house.moved)), ''],
    ['worst ward', worst(days, (day) => day.wards), ''],
    ['worst service', worst(days, (day) => day.services), ''],
  ];
  const duty = onDuty === undefined ? '' : ` (${onDuty} % on duty)`;
  const text = [
    `${name}: ${karigars} Karigars${duty}, ${wishes} wanted, ${days.length} seeds`,
    line(['', 'the house', 'nearest free', 'aim']),
    ...rows.map(line),
    ...causesOf(days),
  ].join('\n');
  return { text, met: rows.every(([, , , , met]) => met !== false) };
}

type Line = readonly [what: string, house: string, nearest: string, aim?: string, met?: boolean];

function line([what, house, nearest, aim = '', met]: Line): string {
  const mark = met === undefined ? '' : met ? ' ✓' : ' ✗';
  return `${what.padEnd(46)}${house.padStart(22)}${nearest.padStart(18)}${aim.padStart(14)}${mark}`;
}

function worst(
  days: readonly LivedScenario[],
  of: (day: LivedScenario) => readonly Part[],
): string {
  const parts = [...Map.groupBy(days.flatMap(of), ({ name }) => name)].map(([name, all]) => {
    const promised = all.reduce((most, one) => most + one.promised, 0);
    return { name, promised, share: all.reduce((most, one) => most + one.onTime, 0) / promised };
  });
  const [least] = parts
    .filter(({ promised }) => promised >= LEAST_OF_PART)
    .toSorted((one, other) => one.share - other.share);
  return least ? `${least.name} ${percent(least.share)}` : '';
}

function causesOf(days: readonly LivedScenario[]): string[] {
  const causes = Map.groupBy(
    days.flatMap(({ late }) => late),
    ({ cause }) => cause,
  );
  const all = [...causes].map(([cause, some]) => ({
    cause,
    late: some.reduce((sum, one) => sum + one.late, 0),
    lost: some.reduce((sum, one) => sum + one.lost, 0),
  }));
  return [
    line(['late, by what first went wrong', 'late', 'nobody came']),
    ...all
      .toSorted((one, other) => other.late - one.late)
      .map(({ cause, late, lost }) => line([`  ${cause}`, String(late), String(lost)])),
  ];
}
