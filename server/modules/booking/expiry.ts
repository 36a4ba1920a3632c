import { canMove } from '#contract/lifecycle.ts';
import { policy } from '#contract/policy.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Booking } from './booking.ts';

export type Expiry =
  | { readonly kind: 'expire' }
  /** Not over yet, or not any more: look again then, or never. */
  | { readonly kind: 'wait'; readonly until: Instant }
  | { readonly kind: 'extend'; readonly until: Instant }
  | { readonly kind: 'settled' };

/**
 * "Online: slot held 15 min (+10 once if the gateway says pending)": what becomes of a booking when its hold may be
 * over. An event's cash advance expires the same way, at its own hour; money on its way extends it as well.
 */
export function decideExpiry(booking: Booking, pendingAtGateway: boolean, now: Instant): Expiry {
  if (booking.holdUntil === null || !canMove('expire', booking.status, 'clock')) {
    return { kind: 'settled' };
  }
  if (now < booking.holdUntil) return { kind: 'wait', until: booking.holdUntil };
  if (pendingAtGateway && !booking.holdExtended) {
    return { kind: 'extend', until: booking.holdUntil + policy.hold.extensionMinutes * MINUTE };
  }
  return { kind: 'expire' };
}

/** When a booking that is to be paid online expires unless the money comes first. */
export const firstHoldUntil = (now: Instant): Instant => now + policy.hold.minutes * MINUTE;

/**
 * The hold is over, also in the moments before the clock has freed it: money would come too late. Every way to pay asks
 * this, so that all of them answer the same.
 */
export const takesNoMoney = (
  { status, holdUntil }: Pick<Booking, 'status' | 'holdUntil'>,
  now: Instant,
): boolean => status === 'expired' || (holdUntil !== null && holdUntil <= now);
