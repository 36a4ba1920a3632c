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
  const { onTimeMinutes, visit } = policy;
  const [visits, refused, refunds, share, complaints] = [
    await selectVisits.first(db, [...window, onTimeMinutes, visit.ownTimeMinutes]),
    await selectRefused.first(db, [from]),
    await selectRefunds.first(db, window),
    await selectShare.first(db, window),
    await selectComplaints.first(db, window),
  ];
  const counted: Counted = {
    visits: visits?.promised ?? 0,
    onTime: visits?.on_time ?? 0,
    refused: refused?.requests ?? 0,
    refunds: { count: refunds?.count ?? 0, medianTenths: refunds?.median ?? 0 },
    share: { count: share?.count ?? 0, paid: share?.paid ?? 0, taken: share?.taken ?? 0 },
    complaints: { count: complaints?.count ?? 0, medianTenths: complaints?.median ?? 0 },
  };
  return promiseOf(counted, now);
}

/** The SQL function `on_time_marks` alone defines which visits were promised and which were on time. */
const selectVisits = statement<[Date, Date, number, number], { promised: number; on_time: number }>(
  {
    name: 'view-promise-full-visits',
    text: `select count(*)::int as promised, count(*) filter (where is_on_time)::int as on_time
    from on_time_marks(array(select id from bookings where firm_at is not null and starts_at >= $1
        union select booking_id from visits where starts_at >= $1), $2, $3, $4)
    where starts_at >= $1`,
  },
);

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
