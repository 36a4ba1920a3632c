import type { PaidWay } from '#contract/customer/refund.ts';
import type { Paise } from '#kernel/money.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Attempt } from './attempt.ts';

/** A payment as the gateway itself, asked by us, reports it. */
export type PaymentReport = {
  readonly orderReference: string;
  readonly gatewayReference: string;
  readonly amountPaise: Paise;
  readonly instrument: PaidWay;
};

export type ReceiptVerdict =
  | 'count'
  /** This very payment has been counted before. */
  | 'known'
  /** Another amount, another order or another payment than the one we wait for. */
  | 'mismatch';

/** "settle: amount and ids equal" (rulings): money counts once, and only if it is the money we asked for. */
export function judgeReceipt(
  attempt: Attempt,
  receipt: PaymentReport,
  countedFor: string | undefined,
): ReceiptVerdict {
  if (attempt.state === 'succeeded' && attempt.gatewayReference === receipt.gatewayReference) {
    return 'known';
  }
  const equal =
    receipt.orderReference === attempt.orderReference &&
    receipt.amountPaise === attempt.amountPaise;
  const isFirst = attempt.state !== 'succeeded' && countedFor === undefined;
  return equal && isFirst ? 'count' : 'mismatch';
}

/** The gateway's report on an order that has not been paid. */
export type NoReceipt =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'not-found' }
  | { readonly state: 'unknown' };

/** How long an order may still turn up at the gateway after we called for it. */
const MAY_TURN_UP = 2 * MINUTE;

/**
 * Decides what becomes of an open attempt that is not paid: it has failed, or it stays open and is asked about again.
 * An order that the gateway has never heard of fails only once our call cannot be on its way any more.
 */
export function judgeNoReceipt(
  attempt: Attempt,
  report: NoReceipt,
  now: Instant,
): 'failed' | 'expired' | 'open' {
  if (report.state === 'failed') return report.reason.includes('EXPIRED') ? 'expired' : 'failed';
  const nobodyCanPay = attempt.payUrl === null && attempt.createdAt + MAY_TURN_UP <= now;
  return report.state === 'not-found' && nobodyCanPay ? 'failed' : 'open';
}
