import type { OutputOf } from '#contract/operation.ts';
import type { readPaymentFile as contract } from '#contract/ops/read-payment-file.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { FAILED_FOR_GOOD } from './failed-transfer.ts';

type File = OutputOf<typeof contract>;

/** Everything about one payment at a gateway. */
export async function readPaymentFile(db: Database, id: string): Promise<File | undefined> {
  const row = await selectPayment.first(db, [id]);
  if (!row) return undefined;
  const { payment, booking, customer, paidOut } = row;
  const [parts, refunds, history] = await Promise.all([
    selectParts.run(db, [id]),
    selectRefunds.run(db, [id]),
    selectHistory.run(db, [booking.id, id]),
  ]);
  return {
    payment: {
      ...payment,
      createdAt: toIndiaIso(payment.createdAt),
      settledAt: payment.settledAt === null ? null : toIndiaIso(payment.settledAt),
    },
    booking: { ...booking, startsAt: toIndiaIso(booking.startsAt) },
    customer: { ...customer, name: shownTo('operations', 'customer.name', customer.name) },
    parts,
    refunds: refunds.map(({ requestedAt, paidAt, ...one }) => ({
      ...one,
      requestedAt: toIndiaIso(requestedAt),
      paidAt: paidAt === null ? null : toIndiaIso(paidAt),
    })),
    paidOut,
    history: history.map((one) => ({ ...one, at: toIndiaIso(one.at) })),
  };
}

type At<T, Name extends keyof T> = Omit<T, Name> & {
  [Key in Name]: null extends T[Key] ? Instant | null : Instant;
};

type Row = {
  payment: At<File['payment'], 'createdAt' | 'settledAt'>;
  booking: At<File['booking'], 'startsAt'>;
  customer: File['customer'];
  paidOut: File['paidOut'];
};

const ms = (column: string): string => `floor(extract(epoch from ${column}) * 1000)`;

const selectPayment = statement<[string], Row>({
  name: 'view-payment-file',
  text: `select jsonb_build_object('id', a.id, 'provider', a.provider, 'orderReference', a.order_reference,
        'gatewayReference', a.gateway_reference, 'amountPaise', a.amount_paise, 'state', a.state,
        'createdAt', ${ms('a.created_at')}, 'settledAt', ${ms('a.settled_at')}, 'reportedPaise', a.reported -> 'amountPaise',
        'leftPaise', case when a.state = 'succeeded' then a.amount_paise - refunded_of(a.id) else 0 end) as payment,
      jsonb_build_object('id', b.id, 'reference', b.reference, 'serviceName', b.service_name,
        'startsAt', ${ms('b.starts_at')}, 'status', b.status) as booking,
      jsonb_build_object('id', b.user_id, 'name', b.name) as customer,
      (select jsonb_build_object('settlementId', l.settlement_id, 'day', l.day, 'amountPaise', l.amount_paise,
          'feePaise', l.fee_paise, 'taxPaise', l.tax_paise, 'payoutReference', l.payout_reference)
        from settlement_lines l where l.provider = a.provider and l.kind = 'payment'
          and l.gateway_reference = a.gateway_reference) as "paidOut"
    from payment_attempts a join bookings b on b.id = a.booking_id where a.id = $1`,
});

const selectParts = statement<[string], File['parts'][number]>({
  name: 'view-payment-file-parts',
  text: `select i.kind, i.amount_paise as "amountPaise"
    from payment_attempts a join instalments i on i.booking_id = a.booking_id
      and (i.position = a.instalment or i.position = any(a.also))
    where a.id = $1 order by i.position`,
});

const selectRefunds = statement<[string], At<File['refunds'][number], 'requestedAt' | 'paidAt'>>({
  name: 'view-payment-file-refunds',
  text: `select id, amount_paise as "amountPaise", state, ${FAILED_FOR_GOOD} as failed, reference, requested_at as "requestedAt", paid_at as "paidAt"
    from transfers where attempt_id = $1 order by requested_at, id`,
});

const selectHistory = statement<[string, string], At<File['history'][number], 'at'>>({
  name: 'view-payment-file-history',
  text: `select id, type, at from events where subject = $1 and data ->> 'attemptId' = $2 order by id limit 200`,
});
