import { policy } from '#contract/policy.ts';
import { addDays, dateInIndia, type Instant, instantInIndia } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Counted, type KeptPromise, promiseOf } from './promise.ts';

/**
 * The same figures from all rows of the last days: seconds of work for a year's bookings. Nobody who visits us asks for
 * it; once a night it is compared with what was kept up to date, and so do the tests.
 */
export async function readPromiseInFull(db: Database, now: Instant): Promise<KeptPromise> {
  const from = addDays(dateInIndia(now), 1 - policy.promise.days);
  const window: [Date, Date] = [new Date(instantInIndia(from)), new Date(now)];
  const [visits, laterDays, refused, refunds, share, complaints] = [
    await selectVisits.first(db, [...window, policy.onTimeMinutes]),
    await selectDays.first(db, [...window, policy.onTimeMinutes]),
    await selectRefused.first(db, [from]),
    await selectRefunds.first(db, window),
    await selectShare.first(db, window),
    await selectComplaints.first(db, window),
  ];
  const counted: Counted = {
    visits: (visits?.promised ?? 0) + (laterDays?.promised ?? 0),
    onTime: (visits?.on_time ?? 0) + (laterDays?.on_time ?? 0),
    refused: refused?.requests ?? 0,
    refunds: { count: refunds?.count ?? 0, medianTenths: refunds?.median ?? 0 },
    share: { count: share?.count ?? 0, paid: share?.paid ?? 0, taken: share?.taken ?? 0 },
    complaints: { count: complaints?.count ?? 0, medianTenths: complaints?.median ?? 0 },
  };
  return promiseOf(counted, now);
}

/**
 * Ruling R31. Counts every visit whose hour and its quarter are over, whoever ended it and whoever came; only what the
 * customer gave up, but for our lateness, or was not at home for is left out. Arrival is known by position or start
 * code: where a picture or the word of operations stands for it, the Karigar was there when the customer let them in. A
 * place without a network makes nobody late: the Karigar's own clock counts where a position showed them there, the
 * customer has let them in, and we heard of it soon afterwards.
 */
const selectVisits = statement<[Date, Date, number], { promised: number; on_time: number }>({
  name: 'view-promise-full-visits',
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
  name: 'view-promise-full-days',
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
  name: 'view-promise-full-refused',
  text: 'select coalesce(sum(requests), 0)::int as requests from refused_requests where day >= $1',
});

/** Counts from the day on which somebody had a right to it to the day on which the bank has it. */
const selectRefunds = statement<[Date, Date], { count: number; median: number | null }>({
  name: 'view-promise-full-refunds',
  text: `select count(*)::int as count, (array_agg(t order by t))[count(*) / 2 + 1] as median
    from (select ceil(extract(epoch from paid_at - requested_at) / 8640)::int as t from transfers
      where purpose = 'refund' and state = 'paid' and paid_at between $1 and $2) each_one`,
});

/** The Karigars' share of all that customers paid for accepted work, tax included. */
const selectShare = statement<[Date, Date], { count: number; paid: number; taken: number }>({
  name: 'view-promise-full-share',
  text: `select count(distinct e.id)::int as count,
      coalesce(-sum(l.amount_paise) filter (where l.account like 'karigar_payable:%'), 0)::bigint as paid,
      coalesce(sum(l.amount_paise) filter (where l.account in ('customer_advances', 'customer_dues')), 0)::bigint as taken
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.kind = 'work-accepted' and e.posted_at between $1 and $2`,
});

const selectComplaints = statement<[Date, Date], { count: number; median: number | null }>({
  name: 'view-promise-full-complaints',
  text: `select count(*)::int as count, (array_agg(t order by t))[count(*) / 2 + 1] as median
    from (select ceil(extract(epoch from resolved_at - opened_at) / 360)::int as t from disputes
      where resolved_at between $1 and $2) each_one`,
});
