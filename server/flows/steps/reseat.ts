import { dateInIndia, MINUTE, minuteOfDayInIndia } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import { visitOn } from '#server/modules/availability/seating.ts';
import { takeTime } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { takeSeats } from './take-seats.ts';

/** Takes time for a booking that had lost its own, at the same hour; false when nobody has that hour any more. */
export async function reseat(
  facts: Pick<Facts, 'board' | 'places' | 'services'>,
  db: Database,
  booking: Booking,
): Promise<boolean> {
  const place = (await facts.places()).indexOf(booking.address.pincode);
  const teamSize = await teamSizeOf(facts, booking);
  if (place === undefined || teamSize === undefined) return false;

  const { startsAt, endsAt, serviceId } = booking;
  const date = dateInIndia(startsAt);
  const durationMinutes = (endsAt - startsAt) / MINUTE;
  const visit = visitOn(date, minuteOfDayInIndia(startsAt), { serviceId, durationMinutes, place });
  const visiting = { bookingId: booking.id, pincode: booking.address.pincode, startsAt, endsAt };
  const outcome = await takeSeats(
    facts,
    { date, visit, teamSize, seed: booking.id },
    async (seats) => {
      const { taken, ...answer } = await takeTime(db, { ...visiting, teamSize }, seats);
      if (taken === null) return { outcome: 'missed' in answer ? answer.missed : 'stale' };
      return { outcome: 'placed', taken: [...taken], karigars: [] };
    },
  );
  return outcome === 'placed';
}

/** The team as it is sold now, whether or not that option is still on offer. */
async function teamSizeOf(
  facts: Pick<Facts, 'services'>,
  booking: Booking,
): Promise<number | undefined> {
  const service = (await facts.services()).find(({ id }) => id === booking.serviceId);
  if (booking.option === null) return service?.teamSize;
  return service?.options.find(({ key }) => key === booking.option)?.teamSize;
}
