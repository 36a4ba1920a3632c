import { SECOND } from '#kernel/time.ts';
import type { Order, Payment, Refund, SettledRow } from '../simulator/orders.ts';
import { REFERENCE_NOTE } from './protocol.ts';

/** Their entities, as their documentation shows them. */
export function orderOf(order: Order, expand: boolean): object {
  const isPaid = order.state === 'COMPLETED';
  const items = paymentsOf(order);
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: isPaid ? order.amount : 0,
    amount_due: isPaid ? 0 : order.amount,
    currency: 'INR',
    receipt: order.merchantOrderId,
    status: isPaid ? 'paid' : items.length > 0 ? 'attempted' : 'created',
    attempts: items.length,
    notes: order.notes ?? [],
    created_at: seconds(order.createdAt),
    ...(expand ? { payments: { entity: 'collection', count: items.length, items } } : {}),
  };
}

export const paymentsOf = (order: Order): object[] =>
  order.payments.map((one) => ({
    id: one.transactionId,
    entity: 'payment',
    amount: one.amount,
    currency: 'INR',
    status: one.givenBack ? 'refunded' : STATUS[one.state],
    amount_refunded: one.givenBack ? one.amount : 0,
    order_id: order.id,
    method: one.paymentMode.toLowerCase(),
    captured: one.state === 'COMPLETED',
    notes: { [REFERENCE_NOTE]: order.merchantOrderId },
    ...feeOf(one),
    error_code: hasFailed(one) ? 'BAD_REQUEST_ERROR' : null,
    error_reason: hasFailed(one) ? 'payment_failed' : null,
    created_at: seconds(one.timestamp),
  }));

const hasFailed = ({ state, givenBack }: Payment): boolean => state === 'FAILED' && !givenBack;

/** A refund that nobody asked for carries no name of ours. */
export const givenBackOf = ({ transactionId, amount, timestamp }: Payment): object => ({
  id: `rfnd_${transactionId.slice(-14)}`,
  entity: 'refund',
  amount,
  currency: 'INR',
  payment_id: transactionId,
  notes: [],
  receipt: null,
  created_at: seconds(timestamp),
  status: 'processed',
});

/** An undecided payment is one that the bank has not answered for yet. */
const STATUS = { PENDING: 'authorized', COMPLETED: 'captured', FAILED: 'failed' } as const;

const feeOf = ({ state, amount }: Payment) =>
  state === 'COMPLETED'
    ? { fee: Math.round(amount * 0.0236), tax: Math.round(amount * 0.0036) }
    : { fee: null, tax: null };

export const refundOf = (refund: Refund, paymentId: string | undefined): object => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: 'INR',
  payment_id: paymentId ?? null,
  notes: { [REFERENCE_NOTE]: refund.merchantRefundId },
  receipt: refund.merchantRefundId,
  acquirer_data: { arn: null },
  created_at: seconds(refund.createdAt),
  batch_id: null,
  status: REFUND_STATUS[refund.state],
  speed_processed: 'normal',
  speed_requested: 'normal',
});

/** A row of their reconciliation: the fee includes its tax. */
export function settledOf(row: SettledRow): object {
  const fee = row.feePaise + row.taxPaise;
  const isPayment = row.kind === 'payment';
  return {
    entity_id: row.gatewayReference,
    type: row.kind,
    debit: isPayment ? 0 : row.amountPaise + fee,
    credit: isPayment ? row.amountPaise - fee : 0,
    amount: row.amountPaise,
    currency: 'INR',
    fee,
    tax: row.taxPaise,
    on_hold: false,
    settled: true,
    created_at: seconds(row.at),
    settlement_id: `setl_${row.payoutReference}`,
    description: null,
    payment_id: null,
    settlement_utr: row.payoutReference,
    order_id: row.orderId,
    order_receipt: isPayment ? row.ourReference : row.orderReference,
    method: row.mode.toLowerCase(),
  };
}

const REFUND_STATUS = { PENDING: 'pending', COMPLETED: 'processed', FAILED: 'failed' } as const;

const seconds = (at: number): number => Math.floor(at / SECOND);
