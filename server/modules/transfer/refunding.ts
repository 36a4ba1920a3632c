import type { Paise } from '#kernel/money.ts';

/** Money that came although nothing was owed goes back in full, and why. */
export const RETURN_REASONS = [
  'paid-twice',
  'slot-gone',
  'booking-ended',
  /** Another sum than we asked for came, and operations send back what is too much of it. */
  'mismatched',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The part that the fee leaves of a booking that came to its end. */
export const CANCELLED = 'cancelled';

/** The provider's name in the books for a refund that a colleague gives back. */
export const BY_HAND = 'by-hand';

/** Less work was accepted than had been paid for. */
export const LESS_WORK = 'less-work';

/**
 * Divides an amount among the payments it goes back by, the newest first and each at most what came by it. The rest came by no
 * gateway.
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

export const isReturned = ({ reason }: { readonly reason: string }): boolean =>
  RETURN_REASONS.some((one) => one === reason);
