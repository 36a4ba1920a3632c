import { randomBytes } from 'node:crypto';
import { type Instant, MINUTE } from '#kernel/time.ts';
import type { OrderStatus, RefundStatus } from './protocol.ts';

export type Mode = 'UPI' | 'CARD';
type State = 'PENDING' | 'COMPLETED' | 'FAILED';

export type Payment = {
  readonly transactionId: string;
  readonly paymentMode: Mode;
  readonly state: State;
  readonly amount: number;
  readonly timestamp: Instant;
};

export type Order = {
  readonly kind: 'order';
  /** Ours, in the address of the pay page: nobody can guess it. */
  readonly id: string;
  readonly merchantOrderId: string;
  readonly amount: number;
  readonly paymentMode: Mode;
  readonly redirectUrl: string;
  readonly description: string;
  readonly expireAt: Instant;
  readonly state: State;
  readonly errorCode?: string;
  readonly payments: readonly Payment[];
  /** Questions about this order get no answer until then. */
  readonly silentUntil?: Instant;
};

export type Refund = {
  readonly kind: 'refund';
  readonly id: string;
  readonly merchantRefundId: string;
  readonly originalMerchantOrderId: string;
  readonly amount: number;
  readonly state: State;
  readonly errorCode?: string;
  /** When a refund that is under way comes to its end. */
  readonly endsAt: Instant;
  readonly endsAs: 'COMPLETED' | 'FAILED';
};

/** A payment that the bank has not decided keeps its order open this much longer, then it fails. */
const BANK_DECIDES_WITHIN = 20 * MINUTE;

export type Outcome = 'completed' | 'failed' | 'pending';

/** What the person (or a test) has chosen becomes of the order; a paid one stays paid. */
export function pay(order: Order, outcome: Outcome, now: Instant): Order {
  if (order.state === 'COMPLETED') return order;
  if (outcome === 'failed') {
    const payments = order.payments.map((payment) => ({ ...payment, state: 'FAILED' as const }));
    return { ...order, state: 'FAILED', errorCode: 'PAYMENT_DECLINED', payments };
  }
  const payment: Payment = {
    transactionId: newSandboxId('SBXT'),
    paymentMode: order.paymentMode,
    state: outcome === 'completed' ? 'COMPLETED' : 'PENDING',
    amount: order.amount,
    timestamp: now,
  };
  const undecided = order.payments.find(({ state }) => state === 'PENDING');
  const payments = undecided
    ? order.payments.map((one) => (one === undecided ? { ...one, state: payment.state } : one))
    : [...order.payments, payment];
  const { errorCode: _, ...rest } = order;
  return { ...rest, state: payment.state, payments };
}

/** The order as it stands now: time may have ended it. */
export function atTime(order: Order, now: Instant): Order {
  if (order.state !== 'PENDING') return order;
  const undecided = order.payments.some(({ state }) => state === 'PENDING');
  const endsAt = order.expireAt + (undecided ? BANK_DECIDES_WITHIN : 0);
  return now < endsAt ? order : { ...pay(order, 'failed', now), errorCode: 'ORDER_EXPIRED' };
}

export const isUndecided = (order: Order): boolean =>
  order.state === 'PENDING' && order.payments.some(({ state }) => state === 'PENDING');

export const statusOf = (order: Order): OrderStatus => ({
  merchantOrderId: order.merchantOrderId,
  orderId: order.id,
  state: order.state,
  amount: order.amount,
  expireAt: order.expireAt,
  ...(order.errorCode ? { errorCode: order.errorCode } : {}),
  paymentDetails: [...order.payments],
});

export const refundStatusOf = (refund: Refund): RefundStatus => ({
  merchantRefundId: refund.merchantRefundId,
  refundId: refund.id,
  originalMerchantOrderId: refund.originalMerchantOrderId,
  state: refund.state,
  amount: refund.amount,
  ...(refund.errorCode ? { errorCode: refund.errorCode } : {}),
});

export const newSandboxId = (prefix: string): string =>
  `${prefix}${randomBytes(12).toString('hex').toUpperCase()}`;
