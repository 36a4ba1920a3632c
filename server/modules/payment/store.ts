import type { PaidWay } from '#contract/customer/refund.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The payment record of specification §3 for money that came through a gateway. */
export type GatewayPayment = {
  readonly bookingId: string;
  readonly serviceId: number;
  readonly serviceName: string;
  readonly userId: string;
  readonly userEmail: string | null;
  readonly userPhone: string | null;
  readonly mode: PaidWay;
  readonly origin: string;
  readonly amountPaise: Paise;
  readonly gatewayReference: string;
  readonly instalment: number;
  readonly at: Instant;
};

/** Every receipt of money leaves a record, also of money that goes back at once. */
export async function recordPaymentReceived(db: Database, payment: GatewayPayment): Promise<void> {
  await insertPayment.run(db, [
    payment.bookingId,
    payment.serviceId,
    payment.serviceName,
    payment.userId,
    payment.userEmail,
    payment.userPhone,
    payment.mode,
    payment.origin,
    payment.amountPaise,
    payment.gatewayReference,
    payment.instalment,
    new Date(payment.at),
  ]);
}

/** Cash that is really there: the payment step of its part is collected, or a record of its own says so. */
export async function recordCashCollected(
  db: Database,
  cash: {
    readonly booking: Pick<GatewayPayment, 'serviceId' | 'serviceName' | 'userId'> & {
      readonly id: string;
      readonly email: string | null;
      readonly phone: string | null;
    };
    readonly instalment: number;
    readonly amountPaise: Paise;
    readonly at: Instant;
  },
): Promise<void> {
  const { booking, instalment, amountPaise } = cash;
  const at = new Date(cash.at);
  if ((await updateCollected.count(db, [booking.id, instalment, amountPaise, at])) > 0) return;
  const { id, serviceId, serviceName, userId, email, phone } = booking;
  await insertCash.run(db, [
    ...([id, serviceId, serviceName, userId, email, phone] as const),
    ...([amountPaise, instalment, at] as const),
  ]);
}

/** Nothing when this webhook comes for the first time, else when that was. */
export async function recordWebhookOnce(
  db: Database,
  webhook: { readonly provider: string; readonly webhookId: string; readonly reference: string },
  at: Instant,
): Promise<Instant | undefined> {
  const { provider, webhookId, reference } = webhook;
  const taken = await insertWebhook.count(db, [provider, webhookId, reference, new Date(at)]);
  if (taken === 1) return undefined;
  return (await selectWebhook.first(db, [provider, webhookId]))?.received_at;
}

const insertPayment = statement<
  [
    bookingId: string,
    serviceId: number,
    serviceName: string,
    userId: string,
    userEmail: string | null,
    userPhone: string | null,
    mode: string,
    origin: string,
    amountPaise: Paise,
    gatewayReference: string,
    instalment: number,
    at: Date,
  ]
>({
  name: 'payment-record-received',
  text: `insert into payments (booking_id, service_id, service_name, user_id, user_email, user_phone, mode, status,
      origin, amount_paise, pg_txn_id, instalment, collected_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, 'success', $8, $9, $10, $11, $12, $12)`,
});

const updateCollected = statement<[string, number, Paise, Date]>({
  name: 'payment-record-cash-collected',
  text: `update payments set collected_at = $4
    where booking_id = $1 and instalment = $2 and amount_paise = $3 and mode = 'cash' and collected_at is null`,
});

const insertCash = statement<
  [string, number, string, string, string | null, string | null, Paise, number, Date]
>({
  name: 'payment-record-cash',
  text: `insert into payments (booking_id, service_id, service_name, user_id, user_email, user_phone, mode, status,
      origin, amount_paise, instalment, collected_at, created_at)
    values ($1, $2, $3, $4, $5, $6, 'cash', 'success', 'at-the-door', $7, $8, $9, $9)`,
});

const selectWebhook = statement<[string, string], { received_at: Instant }>({
  name: 'payment-find-webhook',
  text: 'select received_at from gateway_notices where provider = $1 and notice_id = $2',
});

const insertWebhook = statement<[string, string, string, Date]>({
  name: 'payment-record-webhook',
  text: `insert into gateway_notices (provider, notice_id, reference, received_at) values ($1, $2, $3, $4)
    on conflict (provider, notice_id) do nothing`,
});

const deleteWebhooks = statement<[before: Date, most: number]>({
  name: 'payment-delete-old-webhooks',
  text: `delete from gateway_notices where ctid = any (array(
    select ctid from gateway_notices where received_at < $1 limit $2))`,
});

export const deleteOldWebhooks = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => deleteWebhooks.count(db, [new Date(before), most]));

const selectInstrument = statement<[string, string], { mode: PaidWay }>({
  name: 'payment-find-instrument',
  text: `select mode from payments where origin = $1 and pg_txn_id = $2 and pg_txn_id <> ''`,
});

/** With what a payment was made, by the gateway's name for it. */
export const findInstrument = async (
  db: Database,
  provider: string,
  gatewayReference: string,
): Promise<PaidWay | undefined> =>
  (await selectInstrument.first(db, [provider, gatewayReference]))?.mode;

/** How bookings were paid last, of those that were paid at a gateway. */
export const findPaidWays = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, PaidWay>> =>
  new Map((await selectPaidWays.run(db, [bookingIds])).map((row) => [row.booking_id, row.mode]));

const selectPaidWays = statement<[readonly string[]], { booking_id: string; mode: PaidWay }>({
  name: 'payment-find-paid-ways',
  text: `select distinct on (booking_id) booking_id, mode from payments
    where booking_id = any($1::uuid[]) and mode <> 'cash' order by booking_id, created_at desc`,
});
