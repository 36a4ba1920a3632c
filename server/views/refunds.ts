import type { RefundView } from '#contract/customer/refund.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { refundDueOn } from '#server/modules/payment/working-days.ts';
import type { TransferState } from '#server/modules/transfer/transfer.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The refunds of one's own booking: how much, by which way, where it is now and until when. */
export async function listRefunds(
  db: Database,
  userId: string,
  bookingId: string,
  now: Instant,
): Promise<RefundView[]> {
  return (await selectRefunds.run(db, [userId, bookingId])).map((row) => {
    const dueOn = refundDueOn(row.requested_at);
    return {
      id: row.id,
      amountPaise: row.amount_paise,
      method: row.mode,
      ...whereIs(row),
      reference: row.reference,
      requestedAt: toIndiaIso(row.requested_at),
      dueOn,
      isOverdue: row.credited_at === null && dateInIndia(now) > dueOn,
      creditedAt: row.credited_at === null ? null : toIndiaIso(row.credited_at),
    };
  });
}

function whereIs({ state, next_ask_at }: RefundRow): Pick<RefundView, 'state' | 'holder'> {
  switch (state) {
    case 'requested':
    case 'approved':
      return { state: 'approved', holder: 'us' };
    case 'initiated':
    case 'retried':
      return { state: 'sent', holder: 'gateway' };
    case 'processing':
      return { state: 'processing', holder: 'bank' };
    case 'paid':
      return { state: 'credited', holder: 'you' };
    case 'returned':
      return { state: 'as-credit', holder: 'you' };
    case 'failed':
      return { state: next_ask_at === null ? 'stuck' : 'failed', holder: 'us' };
  }
}

type RefundRow = {
  id: string;
  amount_paise: Paise;
  mode: RefundView['method'];
  state: TransferState;
  reference: string | null;
  requested_at: Instant;
  credited_at: Instant | null;
  next_ask_at: Instant | null;
};

const selectRefunds = statement<[userId: string, bookingId: string], RefundRow>({
  name: 'view-refunds',
  text: `select r.id, r.amount_paise, p.mode, r.state, r.reference, r.requested_at,
      coalesce(r.paid_at, r.returned_at) as credited_at, r.next_ask_at
    from transfers r join bookings b on b.id = r.booking_id
      join payment_attempts a on a.id = r.attempt_id
      join payments p
        on p.origin = a.provider and p.pg_txn_id = a.gateway_reference and p.pg_txn_id <> ''
    where b.user_id = $1 and b.id = $2 and r.state <> 'requested' order by r.requested_at, r.id`,
});
