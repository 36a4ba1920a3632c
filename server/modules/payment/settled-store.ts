import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A payment that went through a gateway, and by which name the gateway knows it. */
export type PaymentMoved = {
  readonly kind: 'payment';
  readonly gatewayReference: string;
  readonly bookingId: string;
  readonly amountPaise: Paise;
};

/** Our books on the payments that a gateway names. */
export const findPaymentsMoved = (
  db: Database,
  provider: string,
  references: readonly string[],
): Promise<PaymentMoved[]> => selectNamed.run(db, [provider, [...references]]);

/** Every payment that came by a gateway in a span of time. */
export const listPaymentsMoved = (
  db: Database,
  provider: string,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<PaymentMoved[]> => selectBetween.run(db, [provider, new Date(from), new Date(until)]);

const MOVED = `select 'payment' as kind, gateway_reference as "gatewayReference", booking_id as "bookingId",
    amount_paise as "amountPaise"
  from payment_attempts where provider = $1 and state = 'succeeded'`;

const selectNamed = statement<[string, string[]], PaymentMoved>({
  name: 'payment-find-moved',
  text: `${MOVED} and gateway_reference = any($2)`,
});

const selectBetween = statement<[string, Date, Date], PaymentMoved>({
  name: 'payment-list-moved',
  text: `${MOVED} and settled_at >= $2 and settled_at < $3`,
});

/** The attempt, and its booking, that a payment of the gateway has already been counted for. */
export const findCounted = (
  db: Database,
  provider: string,
  gatewayReference: string,
): Promise<{ attemptId: string; bookingId: string } | undefined> =>
  selectCounted.first(db, [provider, gatewayReference]);

/** Orders of a booking at a gateway whose money we have not counted, whatever we think of them; the newest first. */
export const listUnpaidOrders = (
  db: Database,
  bookingId: string,
  provider: string,
): Promise<{ attemptId: string; orderReference: string }[]> =>
  selectUnpaid.run(db, [bookingId, provider]);

const selectUnpaid = statement<[string, string], { attemptId: string; orderReference: string }>({
  name: 'payment-list-unpaid-orders',
  text: `select id as "attemptId", order_reference as "orderReference" from payment_attempts
    where booking_id = $1 and provider = $2 and state <> 'succeeded' order by created_at desc`,
});

const selectCounted = statement<[string, string], { attemptId: string; bookingId: string }>({
  name: 'payment-find-counted',
  text: 'select id as "attemptId", booking_id as "bookingId" from payment_attempts where provider = $1 and gateway_reference = $2',
});
