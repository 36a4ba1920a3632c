import { hasBegun } from '#contract/booking-phases.ts';
import type { Instant } from '#kernel/time.ts';
import { crewOf, crewsOfDaysBegun } from './crew-of.ts';

/** The crew of each visit as it is paid for, with its hour; of one that has not begun the crew that is to come. */
export const crewsCome = async (
  ...[db, booking, visit, now]: Parameters<typeof crewOf>
): Promise<readonly { readonly startsAt: Instant; readonly crew: readonly number[] }[]> =>
  hasBegun(booking.status)
    ? crewsOfDaysBegun(db, booking, visit, now)
    : [{ startsAt: booking.startsAt, crew: await crewOf(db, booking, visit, now) }];
