import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { RefundState } from './refunding.ts';

/** A refund that one of us asks for, instead of the policy. */
export type HandRefund = {
  readonly id: string;
  readonly bookingId: string;
  readonly attemptId: string;
  readonly amountPaise: Paise;
  readonly state: RefundState;
  readonly requestedBy: string;
  readonly approvedBy: string | null;
};

export const recordHandRefund = (
  db: Database,
  refund: Omit<HandRefund, 'state' | 'approvedBy'>,
  at: Instant,
): Promise<number> =>
  insertRefund.count(db, [
    refund.id,
    refund.bookingId,
    refund.attemptId,
    refund.amountPaise,
    refund.requestedBy,
    new Date(at),
  ]);

export const findHandRefund = (db: Database, id: string): Promise<HandRefund | undefined> =>
  selectRefund.first(db, [id]);

export const recordHandRefundApproved = (
  db: Database,
  id: string,
  by: string | null,
  at: Instant,
): Promise<number> => updateApproved.count(db, [id, by, new Date(at)]);

/** It will not be; answers whether it still waited. */
export const recordHandRefundDeclined = async (db: Database, id: string): Promise<boolean> =>
  (await removeRequested.count(db, [id])) > 0;

/** Those that wait for a second of us since before then. */
export const listRefundsRequested = async (db: Database, before: Instant): Promise<string[]> =>
  (await selectRequested.run(db, [new Date(before)])).map(({ id }) => id);

/** The part of a payment that has gone back, or is on its way; what waits for a second approval is not. */
export const sumRefunded = async (db: Database, attemptId: string): Promise<Paise> =>
  (await selectSum.first(db, [attemptId]))?.paise ?? 0;

/** The sum given back by hand on a booking; what waits for a second approval is not given. */
export const sumGivenByHand = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectGiven.first(db, [bookingId]))?.paise ?? 0;

const selectGiven = statement<[string], { paise: Paise }>({
  name: 'payment-sum-given-by-hand',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
    where booking_id = $1 and by_hand and state <> 'requested'`,
});

/** The sum that one colleague alone has given back on a booking: many small ones are a large one. */
export const sumGivenAlone = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectAlone.first(db, [bookingId]))?.paise ?? 0;

const selectAlone = statement<[string], { paise: Paise }>({
  name: 'payment-sum-given-alone',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
    where booking_id = $1 and by_hand and approved_by is null and state <> 'requested'`,
});

const insertRefund = statement<[string, string, string, Paise, string, Date]>({
  name: 'payment-record-hand-refund',
  text: `insert into refunds (id, booking_id, attempt_id, amount_paise, reason, state, by_hand, requested_by, requested_at)
    values ($1, $2, $3, $4, 'by-hand', 'requested', true, $5, $6)`,
});

const selectRefund = statement<[string], HandRefund>({
  name: 'payment-find-hand-refund',
  text: `select id, booking_id as "bookingId", attempt_id as "attemptId", amount_paise as "amountPaise", state, requested_by as "requestedBy",
      approved_by as "approvedBy"
    from refunds where id = $1 and by_hand`,
});

const updateApproved = statement<[string, string | null, Date]>({
  name: 'payment-record-hand-refund-approved',
  text: `update refunds set state = 'approved', approved_by = $2, next_ask_at = $3
    where id = $1 and state = 'requested' and by_hand`,
});

const removeRequested = statement<[string]>({
  name: 'payment-record-hand-refund-declined',
  text: "delete from refunds where id = $1 and state = 'requested' and by_hand",
});

const selectRequested = statement<[Date], { id: string }>({
  name: 'payment-list-refunds-requested',
  text: "select id from refunds where state = 'requested' and by_hand and requested_at < $1 order by requested_at",
});

const selectSum = statement<[string], { paise: Paise }>({
  name: 'payment-sum-refunded',
  text: "select coalesce(sum(amount_paise), 0)::bigint as paise from refunds where attempt_id = $1 and state <> 'requested'",
});
