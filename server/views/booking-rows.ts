import type { BookingView } from '#contract/customer/booking.ts';
import type { Instalment } from '#server/modules/booking/booking.ts';
import type { MoneyMoved } from '#server/modules/booking/booking-money.ts';
import { type BookingRow, toBooking } from '#server/modules/booking/booking-row.ts';
import { bookingView, type ViewedAt } from './booking-view.ts';
import { VISITS, type VisitSeen } from './visits-of-booking.ts';

/** A booking with its money, as every list and page of its owner begins. */
export type Row = BookingRow & {
  instalments: {
    position: number;
    kind: Instalment['kind'];
    amountPaise: number;
    dueAt: number;
    paidAt: number | null;
  }[];
  newest_attempt: string | null;
  refunded_paise: number;
  refunding_paise: number;
  unwanted_paise: number;
  credited_paise: number;
  goodwill_paise: number;
  promised_paise: number;
  promised_back_paise: number;
  given_paise: number;
  credit_paise: number;
  visits: VisitSeen[];
};

/** The sums that have moved: every screen and every tax document begins with these figures. */
export const movedOf = (row: Row): MoneyMoved => ({
  newestAttempt: row.newest_attempt,
  refundedPaise: row.refunded_paise,
  refundingPaise: row.refunding_paise,
  unwantedPaise: row.unwanted_paise,
  creditedPaise: row.credited_paise,
  goodwillPaise: row.goodwill_paise,
  promisedPaise: row.promised_paise,
  promisedBackPaise: row.promised_back_paise,
});

export const viewOf = (row: Row, at: ViewedAt): BookingView =>
  bookingView(
    toBooking(row),
    row.instalments,
    { ...movedOf(row), creditPaise: row.credit_paise, handedBackPaise: row.given_paise },
    at,
    row.visits,
  );

/** Our own money set aside for work that is done again; what an end of one visit gave back of it is no part of what is paid. */
const promised = (
  which: string,
): string => `case when exists (select from disputes d where d.rework_id = b.id)
    then coalesce((select sum(l.amount_paise) from ledger_entries e join ledger_lines l on l.entry_id = e.id
      where e.booking_id = b.id and l.account = 'rework_promised' and ${which}), 0)::bigint else 0 end`;

export const SELECT_BOOKING = `select b.*, b.suspension,
  (select jsonb_agg(jsonb_build_object('position', i.position, 'kind', i.kind, 'amountPaise', i.amount_paise,
      'dueAt', floor(extract(epoch from i.due_at) * 1000), 'paidAt', floor(extract(epoch from i.paid_at) * 1000))
      order by i.position)
    from instalments i where i.booking_id = b.id and i.waived_at is null) as instalments,
  (select a.state from payment_attempts a where a.booking_id = b.id
    order by a.created_at desc limit 1) as newest_attempt,
  coalesce((select sum(r.amount_paise) from transfers r
    where r.booking_id = b.id and r.state in ('paid', 'returned')), 0)::bigint as refunded_paise,
  coalesce((select sum(r.amount_paise) from transfers r
    where r.booking_id = b.id and r.state not in ('requested', 'paid', 'returned')), 0)::bigint as refunding_paise,
  coalesce((select sum(r.amount_paise) from transfers r where r.booking_id = b.id and r.state <> 'requested'
      and (r.reason in ('paid-twice', 'slot-gone', 'booking-ended', 'mismatched') or r.reason like 'cancelled:visit-%')), 0)::bigint
    + coalesce((select sum(l.amount_paise) from ledger_entries e join ledger_lines l on l.entry_id = e.id
      where e.booking_id = b.id and e.kind = 'refund-counted' and e.reference like '%:visit-%'
        and l.account = 'customer_advances'), 0)::bigint as unwanted_paise,
  coalesce((select sum(r.amount_paise) - coalesce((select sum(l.amount_paise) from ledger_entries e
        join ledger_lines l on l.entry_id = e.id
      where e.booking_id = b.id and e.kind = 'refund-counted' and l.account = 'customer_advances'), 0)
    from transfers r where r.booking_id = b.id and r.state <> 'requested' and r.by_hand having count(*) > 0), 0)::bigint as given_paise,
  coalesce((select sum(c.amount_paise) from credits c
    where c.booking_id = b.id and c.reason = 'not-returnable' and c.instalment = 0), 0)::bigint as credited_paise,
  coalesce((select sum(c.amount_paise) from credits c
    where c.booking_id = b.id and c.reason = 'failed-you'), 0)::bigint as goodwill_paise,
  -${promised(`(e.kind = 'rework-promised' or e.reference like 'rework-as-credit:%:visit-%')`)} as promised_paise,
  ${promised(`e.kind = 'rework-as-credit' and e.reference not like '%:visit-%'`)} as promised_back_paise,
  ${VISITS} as visits,
  coalesce((select sum(c.amount_paise) from credits c where c.user_id = b.user_id), 0)::bigint - set_aside_of(b.user_id, null) as credit_paise
  from bookings b`;
