import type { Database } from '#server/platform/database/connect.ts';
import { listBroken } from '../races/invariants.ts';
import { listWrongStatuses } from '../races/rolled-up.ts';
import type { GatewayBook } from '../sandbox.ts';

/** Differences between the gateway's book and ours, and places where ours does not keep its own promises. */
export async function compareBooks(db: Database, book: GatewayBook): Promise<string[]> {
  const broken = [...(await listBroken(db)), ...(await listWrongStatuses(db))];
  const ours = await readOurs(db);

  for (const order of book.orders) {
    const payment = order.payments.find(({ state }) => state === 'COMPLETED');
    const counted = ours.payments.filter((one) => one.attempt === order.merchantOrderId);
    const name = `order ${order.merchantOrderId}`;
    if (!payment && counted.length > 0) broken.push(`${name}: counted, and never paid`);
    if (payment && counted.length !== 1)
      broken.push(
        `${name}: paid, and counted ${counted.length} times (${ours.states[order.merchantOrderId]})`,
      );
    for (const one of counted)
      if (!isSame(one, payment)) broken.push(`${name}: counted as another payment`);
    const given = book.refunds.filter(
      (one) => one.originalMerchantOrderId === order.merchantOrderId && one.state === 'COMPLETED',
    );
    const refunded = given.reduce((sum, one) => sum + one.amount, 0);
    const wanted = ours.refunds
      .filter((one) => one.attempt === order.merchantOrderId)
      .reduce((sum, one) => sum + one.amount, 0);
    if (refunded !== wanted) broken.push(`${name}: ${wanted} owed back, ${refunded} given back`);
  }
  for (const { id, received, kept, refunds } of ours.bookings)
    if (received !== kept + refunds)
      broken.push(
        `booking ${id}: ${received} received is not ${kept} kept and ${refunds} given back`,
      );
  for (const [id, state] of Object.entries(ours.states))
    if (['created', 'pending', 'unknown'].includes(state))
      broken.push(`attempt ${id} is still ${state}`);
  for (const { id, state } of ours.refunds)
    if (state !== 'paid') broken.push(`refund ${id} is ${state}`);
  return broken;
}

type Counted = { attempt: string; reference: string; amount: number; mode: string };

const isSame = (
  { reference, amount, mode }: Counted,
  payment: GatewayBook['orders'][number]['payments'][number] | undefined,
): boolean =>
  reference === payment?.transactionId &&
  amount === payment.amount &&
  mode === payment.paymentMode.toLowerCase();

async function readOurs(db: Database) {
  const [payments, attempts, refunds, bookings] = await Promise.all([
    db.query<Counted>(
      `select a.id as attempt, p.pg_txn_id as reference, p.amount_paise as amount, p.mode from payments p
        join payment_attempts a on a.gateway_reference = p.pg_txn_id`,
    ),
    db.query<{ id: string; state: string }>('select id, state from payment_attempts'),
    db.query<{ id: string; attempt: string; amount: number; state: string }>(
      "select id, attempt_id as attempt, amount_paise as amount, state from transfers where purpose = 'refund'",
    ),
    db.query<{ id: string; received: number; kept: number; refunds: number }>(
      `select b.id,
        (select coalesce(sum(amount_paise), 0)::int from payments where booking_id = b.id) as received,
        (select coalesce(sum(amount_paise), 0)::int from instalments where booking_id = b.id and paid_at is not null) as kept,
        (select coalesce(sum(amount_paise), 0)::int from transfers where booking_id = b.id) as refunds
      from bookings b`,
    ),
  ]);
  return {
    payments: payments.rows,
    states: Object.fromEntries(attempts.rows.map(({ id, state }) => [id, state])),
    refunds: refunds.rows,
    bookings: bookings.rows,
  };
}
