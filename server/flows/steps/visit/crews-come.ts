import { hasBegun } from '#contract/booking-phases.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { crewOf, crewsOfDaysBegun } from './crew-of.ts';

type CrewAt = { readonly startsAt: Instant; readonly crew: readonly number[] };

/** The crew of each visit with its hour; of one that has not begun the crew that is to come. */
export const crewsCome = async (
  ...[db, booking, visit, now]: Parameters<typeof crewOf>
): Promise<readonly CrewAt[]> =>
  hasBegun(booking.status)
    ? crewsOfDaysBegun(db, booking, visit, now)
    : [{ startsAt: booking.startsAt, crew: await crewOf(db, booking, visit, now) }];

/** These crews as they are paid for: a visit that has begun and to which nobody came did not take place. */
export const crewsToPay = (
  { status }: Pick<Booking, 'status'>,
  come: readonly CrewAt[],
): (readonly number[])[] =>
  come.map(({ crew }) => crew).filter((crew) => crew.length > 0 || !hasBegun(status));

export const crewsPaid = async (...of: Parameters<typeof crewOf>): Promise<(readonly number[])[]> =>
  crewsToPay(of[1], await crewsCome(...of));
