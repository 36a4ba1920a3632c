import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { readQuality as promise } from '#contract/ops/read-quality.ts';
import { QUALITY_AT_LEAST } from '#contract/quality.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { addDays } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import * as sql from './figures-sql.ts';
import { momentsOf, type Periods, periodsOf, readWards, type Ward } from './period.ts';

type Quality = OutputOf<typeof promise>;
type Figure = Quality['onTime'];

/** How well the days of a period were served, beside as many days before. */
export async function readQuality(
  db: Database,
  { serviceId, ...span }: InputOf<typeof promise>,
): Promise<Outcome<Quality, 'days-invalid'>> {
  const periods = periodsOf(span);
  if (!periods.ok) return periods;
  const read = await readRows(db, periods.value, serviceId ?? null);
  const { judged, refused, givenUp, rated } = read;
  const visits = figureOf(judged, 'visits', 'onTime');
  const gone = figureOf(givenUp, 'count', 'count');
  const unjudged = figureOf(givenUp, 'unjudged', 'unjudged');
  const refusals = figureOf(refused, 'count', 'count');
  return accept({
    ...periods.value,
    atLeast: QUALITY_AT_LEAST,
    onTime: visits,
    cameBack: figureOf(judged, 'visits', 'back'),
    cancelled: { ...beside(visits, unjudged), ...partOf(gone) },
    refused: { ...beside(visits, refusals), ...partOf(refusals) },
    ratings: figureOf(rated, 'count', 'total'),
    stars: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: sum(
        rated.filter((row) => row.now && row.stars === stars),
        'count',
      ),
    })),
    refunds: refundsOf(read.refunds),
    days: daysOf(periods.value, read),
    wards: wardsOf(judged, read.wards),
    services: read.services,
    karigars: read.karigars.map(({ name, ...one }) => {
      return { ...one, name: shownTo('operations', 'karigar.name', name) };
    }),
    refusals: reasonsOf(refused),
    cancellations: reasonsOf(givenUp),
  });
}

async function readRows(db: Database, periods: Periods, serviceId: number | null) {
  const { period, before } = periods;
  const days = [before.from, period.until, period.from, serviceId] as const;
  const moments = [...momentsOf(periods), serviceId] as const;
  const [judged, byDay, services, karigars, refused, givenUp, rated, refunds, wards] =
    await Promise.all([
      sql.selectJudged.run(db, days),
      sql.selectDays.run(db, [period.from, period.until, serviceId]),
      sql.selectServices.run(db, [period.from, period.until, serviceId]),
      sql.selectKarigars.run(db, [period.from, period.until, serviceId]),
      sql.selectRefused.run(db, days),
      sql.selectGivenUp.run(db, moments),
      sql.selectRated.run(db, moments),
      sql.selectRefunds.run(db, days),
      readWards(db),
    ]);
  return { judged, byDay, services, karigars, refused, givenUp, rated, refunds, wards };
}

type Numbers<Key extends string> = { readonly now: boolean } & Readonly<Record<Key, number>>;

const sum = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key) =>
  rows.reduce((total, row) => total + row[key], 0);

function figureOf<Key extends string>(rows: readonly Numbers<Key>[], of: Key, part: Key): Figure {
  const [now, earlier] = [rows.filter((row) => row.now), rows.filter((row) => !row.now)];
  return {
    ...{ of: sum(now, of), part: sum(now, part) },
    before: { of: sum(earlier, of), part: sum(earlier, part) },
  };
}

/** The wholes of two figures together, with the part of the second. */
const beside = (one: Figure, other: Figure): Figure => ({
  ...{ of: one.of + other.of, part: other.part },
  before: { of: one.before.of + other.before.of, part: other.before.part },
});
const partOf = ({ part }: Figure) => ({ part });

function refundsOf(rows: readonly sql.RefundRow[]): Quality['refunds'] {
  const of = (now: boolean) => rows.filter((row) => row.now === now);
  const count = (now: boolean) => sum(of(now), 'count');
  return {
    count: count(true),
    medianDays: medianOf(of(true)),
    within7: sum(
      of(true).filter(({ tenths }) => tenths <= 70),
      'count',
    ),
    before: { count: count(false), medianDays: medianOf(of(false)) },
  };
}

/** The longer of two in the middle, as in public; rows come in the order of their lengths. */
function medianOf(rows: readonly sql.RefundRow[]): number | null {
  const half = sum(rows, 'count') / 2;
  let upTo = 0;
  for (const { tenths, count } of rows) {
    upTo += count;
    if (upTo > half) return tenths / 10;
  }
  return null;
}

type Read = Awaited<ReturnType<typeof readRows>>;

function daysOf({ period }: Periods, { byDay, refused, givenUp }: Read): Quality['days'] {
  const judged = new Map(byDay.map((row) => [row.day, row]));
  const days: Quality['days'] = [];
  for (let day = period.from; day <= period.until; day = addDays(day, 1)) {
    const on = <Row extends { day: string; count: number }>(rows: readonly Row[]) =>
      sum(
        rows.filter((row) => row.day === day),
        'count',
      );
    const { visits = 0, late = 0 } = judged.get(day) ?? {};
    days.push({ day, visits, late, refused: on(refused), cancelled: on(givenUp) });
  }
  return days;
}

function wardsOf(judged: Read['judged'], wards: ReadonlyMap<string, Ward>): Quality['wards'] {
  const found = new Map<string, Ward & { hours: Map<number, { visits: number; late: number }> }>();
  for (const { pincode, hour, visits, onTime } of judged.filter((row) => row.now)) {
    const ward = wards.get(pincode);
    if (!ward) continue;
    const of = found.get(ward.ward) ?? { ...ward, hours: new Map() };
    const cell = of.hours.get(hour) ?? { visits: 0, late: 0 };
    of.hours.set(hour, { visits: cell.visits + visits, late: cell.late + visits - onTime });
    found.set(ward.ward, of);
  }
  return [...found.values()]
    .sort((one, other) => one.ward.localeCompare(other.ward))
    .map(({ ward, names, hours }) => ({
      ...{ ward, names },
      hours: [...hours]
        .sort(([one], [other]) => one - other)
        .map(([hour, of]) => ({ hour, ...of })),
    }));
}

type ReasonRow = { readonly now: boolean; readonly reason: string; readonly count: number };

function reasonsOf(rows: readonly ReasonRow[]): Quality['refusals'] {
  const reasons = [...new Set(rows.map(({ reason }) => reason))].map((reason) => {
    const own = figureOf(
      rows.filter((row) => row.reason === reason),
      'count',
      'count',
    );
    return { reason, count: own.part, before: own.before.part };
  });
  return reasons.sort((one, other) => other.count - one.count);
}
