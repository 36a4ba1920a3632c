import type { PaidWay } from '#contract/customer/refund.ts';
import { type Instant, MINUTE, SECOND } from '#kernel/time.ts';
import type { OrderReport, RefundReport } from '../gateway.ts';
import { EXPIRY_NOTE, noteOf, type Order, type Payment, type Refund } from './protocol.ts';

/** How long after the end of an order a customer may still be busy on a page that they had opened before. */
const BUSY_FOR = 20 * MINUTE;

/**
 * The state of an order, from the order and its payments. Razorpay never ends an order; ours is over when its time has passed.
 */
export function orderReport(order: Order, now: Instant): OrderReport {
  const payments = order.payments?.items ?? [];
  const paid = payments
    .filter(({ status }) => status === 'captured')
    .toSorted((one, other) => one.created_at - other.created_at)[0];
  if (paid) return completed(order, paid);
  // A payment that we gave back was counted before and is never asked about again; this one was given back by somebody else.
  if (payments.some(isGivenBack)) return { state: 'failed', reason: 'GIVEN_BACK' };
  if (order.status === 'paid') return { state: 'unknown', reason: 'a paid order without payment' };

  const expiresAt = expiryOf(order);
  if (payments.some(({ status }) => status === 'authorized')) return { state: 'pending' };
  if (payments.some(({ status }) => status === 'created') && now < expiresAt + BUSY_FOR)
    return { state: 'pending' };
  if (now >= expiresAt) return { state: 'failed', reason: 'ORDER_EXPIRED' };
  // Never captured and given back by them is a try that has failed; the order still takes money.
  const failed = payments.find(({ status }) => status === 'failed' || status === 'refunded');
  return failed
    ? { state: 'failed', reason: failed.error_reason ?? failed.error_code ?? 'FAILED' }
    : { state: 'pending' };
}

/** Refunded in full, and not by us: nothing of it is ours. */
const isGivenBack = ({ status, captured }: Payment): boolean =>
  status === 'refunded' && captured === true;

const completed = (order: Order, { id, amount, method }: Payment): OrderReport => ({
  state: 'completed',
  orderReference: order.receipt ?? '',
  gatewayReference: id,
  amountPaise: amount,
  instrument: WAYS[method ?? ''] ?? 'card',
});

/** Methods other than cards and their instalments. */
const WAYS: Readonly<Record<string, PaidWay>> = {
  upi: 'upi',
  netbanking: 'netbanking',
  bank_transfer: 'netbanking',
  wallet: 'wallet',
  paylater: 'wallet',
  cardless_emi: 'wallet',
};

export const isOver = (order: Order, now: Instant): boolean =>
  order.status === 'paid' || now >= expiryOf(order);

const HOUR_OF_AN_ORDER = 60 * MINUTE;

function expiryOf({ notes, created_at }: Order): Instant {
  const noted = Number(noteOf(notes, EXPIRY_NOTE)) * SECOND;
  return Number.isFinite(noted) && noted > 0 ? noted : created_at * SECOND + HOUR_OF_AN_ORDER;
}

export function refundReport({ id, amount, status }: Refund): RefundReport {
  switch (status) {
    case 'pending':
      return { state: 'processing', gatewayReference: id };
    case 'processed':
      return { state: 'credited', gatewayReference: id, amountPaise: amount };
    case 'failed':
      return { state: 'failed', reason: 'refund failed' };
  }
}
