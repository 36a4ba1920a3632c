import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import type { Offer } from '#server/modules/dispatch/offer.ts';

/** What was answered for a visit: where the same team comes to all of them for any, else only for its own hour. */
export const answersOf = (
  booking: Pick<Booking, 'category'>,
  { startsAt }: { readonly startsAt: Instant },
  offers: readonly Offer[],
): readonly Offer[] =>
  keepsTeam(booking) ? offers : offers.filter((one) => one.startsAt === startsAt);
