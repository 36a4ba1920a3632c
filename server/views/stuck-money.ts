import type { OutputOf } from '#contract/operation.ts';
import type { listStuckMoney as contract } from '#contract/ops/list-stuck-money.ts';
import type { Paise } from '#kernel/money.ts';
import { DAY, dateInIndia, type Instant, type LocalDate, toIndiaIso } from '#kernel/time.ts';
import { refundDueOn } from '#server/modules/payment/working-days.ts';
import { HAND_PAID } from '#server/modules/transfer/transfer.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Stuck = OutputOf<typeof contract>['stuck'][number];

/** Money that does not arrive by itself: somebody has to look at it. */
export async function listStuckMoney(
  db: Database,
  now: Instant,
): Promise<OutputOf<typeof contract>> {
  const rows = await selectStuck.run(db, [
    new Date(now - SOONEST_OVERDUE),
    new Date(now - KARIGAR_PAYOUT_OVERDUE),
  ]);
  return { stuck: rows.flatMap((row) => stuckOf(row, now)) };
}

/** Ten working days are never fewer than these. */
const SOONEST_OVERDUE = 10 * DAY;

/** A Karigar lives on it: whoever carries the batch to the bank knows by then what it says. */
const KARIGAR_PAYOUT_OVERDUE = 2 * DAY;

function stuckOf(row: Row, now: Instant): Stuck[] {
  const dueOn = dueDayOf(row);
  const because = row.because ?? (dueOn && dateInIndia(now) > dueOn ? 'overdue' : undefined);
  if (!because) return [];
  return [
    {
      id: row.id,
      about: row.about,
      because,
      amountPaise: row.amount_paise,
      askedPaise: row.asked_paise,
      proposedWay: row.proposed_way,
      state: row.state,
      provider: row.provider,
      gatewayReference: row.gateway_reference,
      bookingId: row.booking_id,
      reference: row.reference,
      since: toIndiaIso(row.since),
      batchOn: row.batch_on,
      dueOn,
    },
  ];
}

function dueDayOf({ about, since }: Row) {
  if (about === 'payment') return null;
  if (about === 'karigar-payout') return dateInIndia(since + KARIGAR_PAYOUT_OVERDUE);
  return refundDueOn(since);
}

type Row = {
  id: string;
  about: Stuck['about'];
  because: Stuck['because'] | null;
  amount_paise: Paise;
  asked_paise: Paise | null;
  proposed_way: Stuck['proposedWay'];
  state: string;
  provider: string | null;
  gateway_reference: string | null;
  booking_id: string | null;
  reference: string | null;
  since: Instant;
  batch_on: LocalDate | null;
};

const selectStuck = statement<[overdueBefore: Date, karigarPayoutsBefore: Date], Row>({
  name: 'view-stuck-money',
  text: `select money.*, a.amount_paise as asked_paise, (select substr(p.about, 10) from refunds_proposed p
        where money.about = 'payment' and p.booking_id = money.booking_id and p.about like 'mismatch-%' and p.agreed_by is null
        order by p.proposed_at desc limit 1) as proposed_way
    from (
      select r.id, 'refund' as about, case when r.state = 'requested' then 'needs-another-person'
          when r.state = 'failed' and r.next_ask_at is null then 'failed' end as because,
          r.amount_paise, r.state, a.provider, r.reference as gateway_reference, r.booking_id, b.reference, r.requested_at as since,
          null as batch_on
        from transfers r join payment_attempts a on a.id = r.attempt_id join bookings b on b.id = r.booking_id
        where r.state not in ('paid', 'returned')
      union all
      -- Nobody has paid it at the bank yet: what failed is still to be paid, and there it is recorded.
      select coalesce(f.id, p.id), coalesce(f.purpose, 'payout'),
          case when p.state = 'requested' then 'needs-another-person' when f.id is not null then 'failed' end,
          p.amount_paise, p.state, p.provider, p.reference, null, null, p.requested_at, null
        from transfers p left join transfers f on f.id = p.instead_of and p.state = 'approved' and p.provider = '${HAND_PAID}'
        where p.purpose = 'payout' and p.state not in ('paid', 'returned')
      union all
      select p.booking_id, case p.about when 'rework' then 'dispute' else p.about end, 'needs-another-person', p.amount_paise, 'requested', null, null, p.booking_id,
          b.reference, p.proposed_at, null
        from refunds_proposed p join bookings b on b.id = p.booking_id
          left join disputes d on d.booking_id = p.booking_id
          left join safety_cases s on s.booking_id = p.booking_id
        where p.agreed_by is null and p.about not like 'mismatch-%'
          and case when p.about in ('dispute', 'rework') then d.resolved_at is null else s.closed_at is null end
      union all
      select k.id, 'karigar-payout', case when y.dropped_why is null then 'overdue' else 'stopped' end, k.amount_paise, 'made',
          null, null, null, null, k.requested_at, to_char(k.batch_on, 'YYYY-MM-DD')
        from transfers k left join karigar_payees y on y.id = k.payee_id
        where k.purpose = 'karigar-payout' and k.state not in ('paid', 'returned')
          and (k.requested_at < $2 or y.dropped_why is not null)
      union all
      select k.id, 'karigar-payout', 'returned', k.amount_paise, 'returned', null, k.reference, null, null, k.returned_at,
          to_char(k.batch_on, 'YYYY-MM-DD')
        from transfers k where k.purpose = 'karigar-payout' and k.state = 'returned' and not exists (select from transfers later
          where later.karigar_id = k.karigar_id and later.returned_at is null and later.requested_at >= k.returned_at)
        -- Cash of ours that the Karigar holds may have made up for it since: then nothing is left to be paid.
        and (select sum(l.amount_paise) from ledger_lines l
          where l.account in ('karigar_payable:' || k.karigar_id, 'cash_with_karigar:' || k.karigar_id)) < 0
      union all
      select a.id, 'payment', case when exists (select from refunds_proposed p where p.booking_id = a.booking_id
            and p.about like 'mismatch-%' and p.agreed_by is null) then 'needs-another-person' else 'mismatched' end,
          (a.reported ->> 'amountPaise')::bigint, a.state, a.provider, a.reported ->> 'gatewayReference', a.booking_id,
          b.reference, a.created_at, null
        from payment_attempts a join bookings b on b.id = a.booking_id where a.state = 'mismatched') money
      left join payment_attempts a on money.about = 'payment' and a.id = money.id
    where because is not null or since < $1
    order by money.since limit 500`,
});
