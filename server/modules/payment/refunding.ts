import type { Paise } from '#kernel/money.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';

export type RefundState =
  | 'requested'
  | 'approved'
  | 'initiated'
  | 'processing'
  | 'credited'
  | 'failed'
  | 'retried'
  /** It could not be paid out at all: the customer has it as credit (ruling R38). */
  | 'as-credit';

export type Refund = {
  readonly id: string;
  readonly bookingId: string;
  readonly attemptId: string;
  readonly amountPaise: Paise;
  readonly reason: string;
  readonly state: RefundState;
  readonly tries: number;
  readonly asked: number;
  readonly nextAskAt: Instant | null;
};

/** Money that came although nothing was owed goes back in full, and why. */
export const RETURN_REASONS = ['paid-twice', 'slot-gone', 'booking-ended'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The money that the fee leaves of a booking that came to its end. */
export const CANCELLED = 'cancelled';

/** Less work was accepted than had been paid for. */
export const LESS_WORK = 'less-work';

/**
 * By which payments an amount goes back: each takes back at most what came by it, the newest first. What is left over
 * came by no gateway.
 */
export function planRefunds<A extends { readonly amountPaise: Paise }>(
  attempts: readonly A[],
  amountPaise: Paise,
): {
  readonly parts: { readonly attempt: A; readonly amountPaise: Paise }[];
  readonly leftPaise: Paise;
} {
  let leftPaise = amountPaise;
  const parts = attempts.flatMap((attempt) => {
    const part = Math.min(attempt.amountPaise, leftPaise);
    leftPaise -= part;
    return part > 0 ? [{ attempt, amountPaise: part }] : [];
  });
  return { parts, leftPaise };
}

export const isReturned = ({ reason }: Pick<Refund, 'reason'>): boolean =>
  RETURN_REASONS.some((one) => one === reason);

/** A refund that failed this often is not sent again. */
export const MOST_TRIES = 6;
const RETRY_AFTER = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];

/** Each try has a name of its own at the gateway, and the same name whenever that try is repeated. */
export const refundReference = ({ id, tries }: Pick<Refund, 'id' | 'tries'>): string =>
  `${id}-${tries}`;

/** "`requested → approved → initiated → processing → credited | failed → retried`" (rulings, refunds). */
export type RefundStep =
  /** Send it: the first time, or again after a failure whose pause is over. */
  | { readonly kind: 'send'; readonly state: 'initiated' | 'retried' }
  /** It was sent and the answer is missing or not final: ask what became of it, never send blindly. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'nothing' };

export function nextRefundStep(refund: Refund, now: Instant): RefundStep {
  switch (refund.state) {
    case 'approved':
      return { kind: 'send', state: 'initiated' };
    case 'initiated':
    case 'retried':
    case 'processing':
      return { kind: 'ask' };
    case 'failed':
      if (refund.nextAskAt === null) return { kind: 'nothing' };
      return refund.nextAskAt <= now
        ? { kind: 'send', state: 'retried' }
        : { kind: 'wait', until: refund.nextAskAt };
    case 'requested':
    case 'credited':
    case 'as-credit':
      return { kind: 'nothing' };
  }
}

/** When a failed refund is sent again; nothing when it has been tried often enough. */
export function retryRefundAt(tries: number, now: Instant): Instant | undefined {
  const pause = RETRY_AFTER[tries - 1];
  return tries < MOST_TRIES && pause !== undefined ? now + pause : undefined;
}
