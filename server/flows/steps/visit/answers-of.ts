import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import type { Offer } from '#server/modules/dispatch/offer.ts';

/**
 * The answers that count for a visit: all of them where the same team comes to every visit, else only those for its own hour.
 */
export const answersOf = (
  booking: Pick<Booking, 'category'>,
  { startsAt }: { readonly startsAt: Instant },
  offers: readonly Offer[],
): readonly Offer[] =>
  keepsTeam(booking) ? offers : offers.filter((one) => one.startsAt === startsAt);

/** The Karigar said yes; or gave it back, but not so early that somebody else could still come on that day. */
export function hasCome(
  offers: readonly Offer[],
  karigarId: number,
  goneBefore: (at: Instant) => boolean,
): boolean {
  const last = offers.findLast((one) => one.karigarId === karigarId);
  if (!last || last.state === 'accepted') return true;
  return last.state === 'given-back' && last.answeredAt !== null && !goneBefore(last.answeredAt);
}
