import type { OutputOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import type { readPromise as contract } from '#contract/public/read-promise.ts';
import { addDays, dateInIndia, type Instant, instantInIndia } from '#kernel/time.ts';
import { type Remembered, remember } from '#server/cache/remember.ts';
import { wilsonLowerBound } from '#server/modules/dispatch/on-time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type KeptPromise = OutputOf<typeof contract>;

const FRESH_MS = 10 * 60_000;

/** How we keep what we promise, reckoned anew every ten minutes however many ask. */
export const promiseReader = (db: Database, now: () => Instant): Remembered<KeptPromise> =>
  remember(() => readPromise(db, now()), FRESH_MS);

/** Real rows of the last days; a figure is given from so many of them on, and its number always. */
export async function readPromise(db: Database, now: Instant): Promise<KeptPromise> {
  const { days, atLeast } = policy.promise;
  const until = dateInIndia(now);
  const from = addDays(until, 1 - days);
  const window: [Date, Date] = [new Date(instantInIndia(from)), new Date(now)];
  const [visits, laterDays, refused, refunds, share, complaints] = await Promise.all([
    selectVisits.first(db, [...window, policy.onTimeMinutes]),
    selectDays.first(db, [...window, policy.onTimeMinutes]),
    selectRefused.first(db, [from]),
    selectRefunds.first(db, window),
    selectShare.first(db, window),
    selectComplaints.first(db, window),
  ]);
  const promised = (visits?.promised ?? 0) + (laterDays?.promised ?? 0);
  const onTime = (visits?.on_time ?? 0) + (laterDays?.on_time ?? 0);
  const enough = <Figure>(count: number, figure: () => Figure): Figure | null =>
    count >= atLeast ? figure() : null;
  return {
    from,
    until,
    atLeast,
    onTime: {
      visits: promised,
      onTime,
      percent: enough(promised, () => percent(onTime / promised)),
      atLeastPercent: enough(promised, () => percent(wilsonLowerBound(onTime, promised))),
      refused: refused?.requests ?? 0,
    },
    refunds: {
      count: refunds?.count ?? 0,
      medianDays: enough(refunds?.count ?? 0, () => tenths(refunds?.median ?? 0)),
    },
    karigarShare: {
      visits: share?.count ?? 0,
      percent: enough(share?.count ?? 0, () =>
        percent((share?.paid ?? 0) / Math.max(1, share?.taken ?? 0)),
      ),
    },
    complaints: {
      count: complaints?.count ?? 0,
      medianHours: enough(complaints?.count ?? 0, () => tenths(complaints?.median ?? 0)),
    },
  };
}

/** Rounded down: what we say of ourselves is never better than it is. */
const percent = (share: number): number => Math.floor(share * 1000) / 10;
/** Rounded up, for the same reason. */
const tenths = (time: number): number => Math.ceil(time * 10) / 10;

/**
 * Ruling R31. Counts every visit whose hour and its quarter are over, whoever ended it and whoever came; only what the
 * customer gave up, but for our lateness, or was not at home for is left out. Arrival is known by position or start
 * code: where a picture or the word of operations stands for it, the Karigar was there when the customer let them in. A
 * place without a network makes nobody late: the Karigar's own clock counts where a position showed them there, the
 * customer has let them in, and we heard of it soon afterwards.
 */
const selectVisits = statement<[Date, Date, number], { promised: number; on_time: number }>({
  name: 'view-promise-visits',
  text: `select count(*)::int as promised, count(*) filter (where v.arrived_by is not null
        and case when v.arrived_by = 'evidence' then v.started_at when v.arrived_by = 'position' and v.started_at is not null
              and b.arrived_at - v.arrived_own_at <= make_interval(mins => ${policy.visit.ownTimeMinutes})
            then v.arrived_own_at else b.arrived_at end
          <= b.starts_at + make_interval(mins => $3))::int as on_time
    from bookings b left join visits v on v.id = b.id
    where b.firm_at is not null and b.starts_at >= $1 and b.starts_at + make_interval(mins => $3) < $2
      and b.status not in ('expired', 'no_show_customer')
      and not (b.status = 'cancelled' and exists (
        select from events e where e.subject = b.id and e.type = 'BookingCancelled'
          and e.data ->> 'reason' is distinct from 'late'))`,
});

/**
 * Each later day of an event is a visit of its own: somebody is to be at the door at its hour. A day after the end of the
 * work did not take place; one on which nobody came, or of an event that we called off, is lost. Our own clock
 * counts.
 */
const selectDays = statement<[Date, Date, number], { promised: number; on_time: number }>({
  name: 'view-promise-days',
  text: `select count(*)::int as promised,
      count(*) filter (where d.arrived_by <> 'evidence'
        and d.arrived_at <= d.starts_at + make_interval(mins => $3))::int as on_time
    from later_visits d join bookings b on b.id = d.booking_id
      left join visits v on v.id = b.id
    where b.firm_at is not null and d.starts_at >= $1 and d.starts_at + make_interval(mins => $3) < $2
      and d.starts_at <= coalesce(v.finished_at, 'infinity')
      and b.status not in ('expired', 'no_show_customer')
      and not (b.status = 'cancelled' and exists (
        select from events e where e.subject = b.id and e.at <= d.starts_at
          and e.type in ('BookingCancelled', 'VisitStoppedForSafety')))`,
});

const selectRefused = statement<[string], { requests: number }>({
  name: 'view-promise-refused',
  text: 'select coalesce(sum(requests), 0)::int as requests from refused_requests where day >= $1',
});

/** Counts from the day on which somebody had a right to it to the day on which the bank has it. */
const selectRefunds = statement<[Date, Date], { count: number; median: number | null }>({
  name: 'view-promise-refunds',
  text: `select count(*)::int as count, percentile_cont(0.5) within group (
        order by extract(epoch from paid_at - requested_at)::float8 / 86400) as median
    from transfers where purpose = 'refund' and state = 'paid' and paid_at between $1 and $2`,
});

/** The Karigars' share of all that customers paid for accepted work, tax included. */
const selectShare = statement<[Date, Date], { count: number; paid: number; taken: number }>({
  name: 'view-promise-share',
  text: `select count(distinct e.id)::int as count,
      coalesce(-sum(l.amount_paise) filter (where l.account like 'karigar_payable:%'), 0)::bigint as paid,
      coalesce(sum(l.amount_paise) filter (where l.account in ('customer_advances', 'customer_dues')), 0)::bigint as taken
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.kind = 'work-accepted' and e.posted_at between $1 and $2`,
});

const selectComplaints = statement<[Date, Date], { count: number; median: number | null }>({
  name: 'view-promise-complaints',
  text: `select count(*)::int as count, percentile_cont(0.5) within group (
        order by extract(epoch from resolved_at - opened_at)::float8 / 3600) as median
    from disputes where resolved_at between $1 and $2`,
});
