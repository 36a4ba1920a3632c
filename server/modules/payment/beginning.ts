import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, SECOND } from '#kernel/time.ts';
import type { Attempt } from './attempt.ts';

export type Beginning =
  /** A new order; `lost` is an earlier one whose caller never came back with its pay page. */
  | { readonly kind: 'new'; readonly lost: Attempt | undefined }
  /** The order that exists already is the one to pay: it never charges twice. */
  | { readonly kind: 'resume'; readonly attempt: Attempt }
  /** Somebody else's request is calling the gateway at this moment. */
  | { readonly kind: 'wait'; readonly attempt: Attempt };

/** Longer than we ever wait for a gateway: whoever was calling it by then is gone. */
export const CALL_LASTS_AT_MOST = 20 * SECOND;

/**
 * "`amount` must equal what is due now. Repeating a call for the same unpaid instalment resumes the attempt or makes a
 * new one; it never charges twice" (ruling R6).
 */
export function decideBeginning(
  due: { readonly amountPaise: Paise } | undefined,
  amountPaise: Paise,
  payable: Attempt | undefined,
  now: Instant,
): Outcome<Beginning, 'nothing-due' | 'amount-mismatch'> {
  if (!due) return refuse('nothing-due');
  if (due.amountPaise !== amountPaise) {
    return refuse('amount-mismatch', { dueNowPaise: due.amountPaise });
  }
  if (!payable) return accept({ kind: 'new', lost: undefined });
  // Another amount is due since its order was made: whoever pays that one gets it back.
  if (payable.amountPaise !== amountPaise) return accept({ kind: 'new', lost: payable });
  if (payable.payUrl !== null) return accept({ kind: 'resume', attempt: payable });
  return payable.createdAt + CALL_LASTS_AT_MOST > now
    ? accept({ kind: 'wait', attempt: payable })
    : accept({ kind: 'new', lost: payable });
}

/** Its order has come to its end when the hold does, so that an untouched one does not look like money on its way. */
const ENDS_BEFORE_HOLD = 5 * SECOND;

/** The pay page takes money for as long as the slot is held, and no shorter than gateways allow. */
export function payPageSeconds(holdUntil: Instant | null, now: Instant): number {
  const seconds =
    holdUntil === null ? 900 : Math.floor((holdUntil - ENDS_BEFORE_HOLD - now) / SECOND);
  return Math.min(3600, Math.max(300, seconds));
}
