import { type Outcome, refuse } from '#kernel/outcome.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { latestEvent } from '#server/platform/events/latest-event.ts';

type SeenBooking = Pick<Booking, 'id' | 'status' | 'startsAt'>;

/** How a booking stands, in one word, for whoever decides on what they see: its status, its hour, and who comes. */
export async function seenOf(db: Database, { id, status, startsAt }: SeenBooking): Promise<string> {
  const karigarIds = (await listHoldsOf(db, id)).map(({ karigarId }) => karigarId);
  return [status, startsAt, ...karigarIds.toSorted((one, other) => one - other)].join(' ');
}

/** Under the booking's lock: since it was looked at, something else has happened to it. */
export const hasChanged = async (
  db: Database,
  booking: SeenBooking,
  seen: string | undefined,
): Promise<boolean> => seen !== undefined && (await seenOf(db, booking)) !== seen;

/** Something else has happened to the booking since: nothing of the act is written. */
class ChangedSince extends Error {}

/** For acts that a Karigar or a customer says themselves, too: only operations have looked before, and hear of it. */
export async function requireUnchanged(
  db: Database,
  booking: SeenBooking,
  seen: string | undefined,
): Promise<void> {
  if (await hasChanged(db, booking, seen)) throw new ChangedSince();
}

/**
 * Under the booking's lock: something was recorded of it since its file was read. For acts that are not rehearsed, and decide
 * about more than its hour and its people.
 */
export const hasGoneOn = async (
  db: Database,
  { id }: Pick<Booking, 'id'>,
  seen: string | undefined,
): Promise<boolean> => seen !== undefined && (await latestEvent(db, id)) !== seen;

export async function requireNothingSince(
  db: Database,
  booking: Pick<Booking, 'id'>,
  seen: string | undefined,
): Promise<void> {
  if (await hasGoneOn(db, booking, seen)) throw new ChangedSince();
}

/** Answers an operator whose act met another booking than they had seen. */
export const refuseChanged = async <Done, Code extends string>(
  acting: Promise<Outcome<Done, Code>>,
): Promise<Outcome<Done, Code | 'booking-changed'>> => {
  try {
    return await acting;
  } catch (error) {
    if (error instanceof ChangedSince) return refuse('booking-changed');
    throw error;
  }
};
