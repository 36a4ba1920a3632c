import type { OutputOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import type { readPromise as contract } from '#contract/public/read-promise.ts';
import { addDays, dateInIndia, type Instant } from '#kernel/time.ts';
import { type Remembered, remember } from '#server/cache/remember.ts';
import { wilsonLowerBound } from '#server/modules/dispatch/on-time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type KeptPromise = OutputOf<typeof contract>;

/** Figures of the last days; median times are in tenths of a day or an hour, rounded up. */
export type Counted = {
  readonly visits: number;
  readonly onTime: number;
  readonly refused: number;
  readonly refunds: { readonly count: number; readonly medianTenths: number };
  readonly share: { readonly count: number; readonly paid: number; readonly taken: number };
  readonly complaints: { readonly count: number; readonly medianTenths: number };
};

const FRESH_MS = 60_000;

/** How we keep what we promise: a few rows a day, kept up to date as visits, refunds and complaints change. */
export const promiseReader = (db: Database, now: () => Instant): Remembered<KeptPromise> =>
  remember(() => readPromise(db, now()), FRESH_MS);

export async function readPromise(db: Database, now: Instant): Promise<KeptPromise> {
  const from = addDays(dateInIndia(now), 1 - policy.promise.days);
  const [kinds, refused] = await Promise.all([
    selectKinds.run(db, [from]),
    selectRefused.first(db, [from]),
  ]);
  const of = (kind: string) =>
    kinds.find((row) => row.kind === kind) ?? { things: 0, part: 0, whole: 0, median: 0 };
  const [visits, refunds, share, complaints] = ['on-time', 'refunds', 'share', 'complaints'].map(
    of,
  );
  const counted: Counted = {
    visits: visits?.things ?? 0,
    onTime: visits?.part ?? 0,
    refused: refused?.requests ?? 0,
    refunds: { count: refunds?.things ?? 0, medianTenths: refunds?.median ?? 0 },
    share: { count: share?.things ?? 0, paid: share?.part ?? 0, taken: share?.whole ?? 0 },
    complaints: { count: complaints?.things ?? 0, medianTenths: complaints?.median ?? 0 },
  };
  return promiseOf(counted, now);
}

/** A figure is given from so many rows on, and its number always. */
export function promiseOf(counted: Counted, now: Instant): KeptPromise {
  const { days, atLeast } = policy.promise;
  const { visits, onTime, refused, refunds, share, complaints } = counted;
  const until = dateInIndia(now);
  const enough = <Figure>(count: number, figure: () => Figure): Figure | null =>
    count >= atLeast ? figure() : null;
  return {
    ...{ from: addDays(until, 1 - days), until, atLeast },
    onTime: {
      ...{ visits, onTime, refused },
      percent: enough(visits, () => percent(onTime / visits)),
      atLeastPercent: enough(visits, () => percent(wilsonLowerBound(onTime, visits))),
    },
    refunds: {
      count: refunds.count,
      medianDays: enough(refunds.count, () => refunds.medianTenths / 10),
    },
    karigarShare: {
      visits: share.count,
      percent: enough(share.count, () => percent(share.paid / Math.max(1, share.taken))),
    },
    complaints: {
      count: complaints.count,
      medianHours: enough(complaints.count, () => complaints.medianTenths / 10),
    },
  };
}

/** Rounded down: what we say of ourselves is never better than it is. */
const percent = (share: number): number => Math.floor(share * 1000) / 10;

/** The longer of two in the middle, for the same reason. */
const selectKinds = statement<
  [string],
  { kind: string; things: number; part: number; whole: number; median: number }
>({
  name: 'view-promise-figures',
  text: `with days as (select * from public_figures where on_day >= $1 and things > 0),
      ranked as (select kind, tenths, sum(things) over (partition by kind order by tenths) as up_to,
          sum(things) over (partition by kind) as things
        from (select kind, tenths, sum(things) as things from days group by kind, tenths) lengths)
    select d.kind, sum(d.things)::int as things, sum(d.part)::bigint as part, sum(d.whole)::bigint as whole,
        (select min(r.tenths) from ranked r where r.kind = d.kind and r.up_to > r.things / 2)::int as median
      from days d group by d.kind`,
});

const selectRefused = statement<[string], { requests: number }>({
  name: 'view-promise-refused',
  text: 'select coalesce(sum(requests), 0)::int as requests from refused_requests where day >= $1',
});
