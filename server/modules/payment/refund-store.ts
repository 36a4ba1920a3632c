import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Refund, RefundState } from './refunding.ts';

/**
 * A refund that needs nobody's consent. One for one reason of one attempt: a second is a fault of ours, and nothing stays
 * of what the books would have said of it.
 */
export async function recordApprovedRefund(
  db: Database,
  refund: Pick<Refund, 'id' | 'bookingId' | 'attemptId' | 'amountPaise' | 'reason'>,
  at: Instant,
): Promise<void> {
  const { id, bookingId, attemptId, amountPaise, reason } = refund;
  await insertRefund.run(db, [id, bookingId, attemptId, amountPaise, reason, new Date(at)]);
}

export async function findRefund(db: Database, id: string): Promise<Refund | undefined> {
  const row = await selectRefund.first(db, [id]);
  return row && toRefund(row);
}

/** The refund under way that a gateway's report speaks of: by its own name for it, or by ours for the refund or its order. */
export async function findRefundTold(
  db: Database,
  provider: string,
  told: { readonly gatewayReference: string; readonly ourReference: string | null },
): Promise<string | undefined> {
  return (await selectTold.first(db, [provider, told.gatewayReference, told.ourReference]))?.id;
}

/** The refund, locked until the transaction ends. Lock its booking first, always. */
export async function lockRefund(db: Database, id: string): Promise<Refund | undefined> {
  const row = await selectRefundForUpdate.first(db, [id]);
  return row && toRefund(row);
}

/** Refunds that wait for a step of ours, and those approved so long ago that a job must have been lost. */
export async function listRefundsToMove(
  db: Database,
  now: Instant,
  most: number,
): Promise<string[]> {
  return (await selectToMove.run(db, [new Date(now), most])).map((row) => row.id);
}

/** A try begins. The next question is due soon, in case its answer is lost. */
export const recordRefundSent = (
  db: Database,
  id: string,
  state: 'initiated' | 'retried',
  at: Instant,
  nextAskAt: Instant,
): Promise<number> => updateSent.count(db, [id, state, new Date(at), new Date(nextAskAt)]);

export const recordRefundProcessing = (
  db: Database,
  id: string,
  gatewayReference: string | null,
  nextAskAt: Instant,
): Promise<number> => updateProcessing.count(db, [id, gatewayReference, new Date(nextAskAt)]);

export const recordRefundCredited = (
  db: Database,
  id: string,
  gatewayReference: string,
  at: Instant,
): Promise<number> => updateCredited.count(db, [id, gatewayReference, new Date(at)]);

export const recordRefundFailed = (
  db: Database,
  id: string,
  retryAt: Instant | null,
): Promise<number> => updateFailed.count(db, [id, retryAt === null ? null : new Date(retryAt)]);

/** It is not tried any more: the customer has it as credit instead. */
export const recordRefundAsCredit = (db: Database, id: string, at: Instant): Promise<number> =>
  updateAsCredit.count(db, [id, new Date(at)]);

type RefundRow = {
  id: string;
  booking_id: string;
  attempt_id: string;
  amount_paise: Paise;
  reason: string;
  state: RefundState;
  tries: number;
  asked: number;
  next_ask_at: Instant | null;
};

const toRefund = (row: RefundRow): Refund => ({
  id: row.id,
  bookingId: row.booking_id,
  attemptId: row.attempt_id,
  amountPaise: row.amount_paise,
  reason: row.reason,
  state: row.state,
  tries: row.tries,
  asked: row.asked,
  nextAskAt: row.next_ask_at,
});

const insertRefund = statement<[string, string, string, Paise, string, Date]>({
  name: 'payment-record-refund',
  text: `insert into refunds (id, booking_id, attempt_id, amount_paise, reason, state, requested_at, next_ask_at)
    values ($1, $2, $3, $4, $5, 'approved', $6, $6)`,
});

const selectRefund = statement<[string], RefundRow>({
  name: 'payment-find-refund',
  text: 'select * from refunds where id = $1',
});

const selectRefundForUpdate = statement<[string], RefundRow>({
  name: 'payment-lock-refund',
  text: 'select * from refunds where id = $1 for update',
});

const selectTold = statement<[string, string, string | null], { id: string }>({
  name: 'payment-find-refund-told',
  text: `select r.id from refunds r join payment_attempts a on a.id = r.attempt_id
    where a.provider = $1 and r.state in ('initiated', 'retried', 'processing')
      and (r.gateway_reference = $2
        or r.gateway_reference is null and $3::text in (r.id::text || '-' || r.tries, a.order_reference))
    order by r.gateway_reference is null, r.requested_at limit 1`,
});

const selectToMove = statement<[Date, number], { id: string }>({
  name: 'payment-list-refunds-to-move',
  text: `select id from refunds
    where state not in ('credited') and next_ask_at <= $1 order by next_ask_at limit $2`,
});

const updateSent = statement<[string, string, Date, Date]>({
  name: 'payment-record-refund-sent',
  text: `update refunds
    set state = $2, tries = tries + 1, asked = 0, initiated_at = coalesce(initiated_at, $3), next_ask_at = $4
    where id = $1 and state in ('approved', 'failed')`,
});

const updateProcessing = statement<[string, string | null, Date]>({
  name: 'payment-record-refund-processing',
  text: `update refunds
    set state = case when $2::text is null then state else 'processing' end,
      gateway_reference = coalesce($2, gateway_reference), asked = asked + 1, next_ask_at = $3
    where id = $1 and state in ('initiated', 'retried', 'processing')`,
});

const updateCredited = statement<[string, string, Date]>({
  name: 'payment-record-refund-credited',
  text: `update refunds set state = 'credited', gateway_reference = $2, credited_at = $3, next_ask_at = null
    where id = $1 and state in ('initiated', 'retried', 'processing', 'failed')`,
});

const updateFailed = statement<[string, Date | null]>({
  name: 'payment-record-refund-failed',
  text: `update refunds set state = 'failed', next_ask_at = $2
    where id = $1 and state in ('initiated', 'retried', 'processing')`,
});

const updateAsCredit = statement<[string, Date]>({
  name: 'payment-record-refund-as-credit',
  text: `update refunds set state = 'as-credit', credited_at = $2, next_ask_at = null
    where id = $1 and state in ('initiated', 'retried', 'processing')`,
});
