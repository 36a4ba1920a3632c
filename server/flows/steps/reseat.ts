import { dateInIndia, MINUTE, minuteOfDayInIndia } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import { type Seat, visitOn } from '#server/modules/availability/seating.ts';
import { takeTime } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { takeSeats } from './take-seats.ts';

/** Seats for a booking that has lost its own, best first; none when nobody has that hour any more. */
export type Reseating = { readonly seats: readonly Seat[]; readonly teamSize: number };

const NOBODY: Reseating = { seats: [], teamSize: 0 };

/** Nothing was written: the slot has been given away and no seats were offered, or those offered have been overtaken. */
export type Overtaken = 'late' | 'stale' | 'contended';

export const isOvertaken = (answer: string): answer is Overtaken =>
  answer === 'late' || answer === 'stale' || answer === 'contended';

/**
 * Has the transaction of `write` take time for a booking at the same hour, with other seats for as long as they are
 * overtaken, and at last with none. They are chosen outside of it: to choose is to read over further connections, for
 * which transactions that hold all there are would wait in vain.
 */
export async function reseat<Verdict extends string>(
  { pool, facts }: { readonly pool: Database; readonly facts: Facts },
  bookingId: string,
  write: (reseating: Reseating) => Promise<Verdict | Overtaken>,
): Promise<Verdict> {
  const booking = await findBooking(pool, bookingId);
  // Of several days all would have to be free still: that money goes back, and they are booked anew.
  const wish = booking?.days === 1 ? await wishOf(facts, booking) : undefined;
  let verdict: Verdict | undefined;
  if (wish) {
    const outcome = await takeSeats(facts, wish, async (seats) => {
      const answer = await write({ seats, teamSize: wish.teamSize });
      if (isOvertaken(answer)) return { outcome: answer === 'contended' ? answer : 'stale' };
      verdict = answer;
      return { outcome: 'exists' };
    });
    // There is room: whoever brought the money comes back with it, rather than have it sent away.
    if (outcome === 'contended') throw new Error('Seats were overtaken while others were free');
  }
  const last = verdict ?? (await write(NOBODY));
  if (isOvertaken(last)) throw new Error('Where no seats are offered none can be overtaken');
  return last;
}

/** The same hour at the same place, with the team as it is sold now, whether or not that option is still on offer. */
export async function wishOf(facts: Pick<Facts, 'places' | 'services'>, booking: Booking) {
  const { id: seed, startsAt, endsAt, serviceId, option, address } = booking;
  const place = (await facts.places()).indexOf(address.pincode);
  const service = (await facts.services()).find(({ id }) => id === serviceId);
  const offer = option === null ? service : service?.options.find(({ key }) => key === option);
  if (place === undefined || !offer) return undefined;
  const date = dateInIndia(startsAt);
  const durationMinutes = (endsAt - startsAt) / MINUTE;
  const visit = visitOn(date, minuteOfDayInIndia(startsAt), { serviceId, durationMinutes, place });
  return { date, visit, teamSize: offer.teamSize, seed };
}

/** Takes the time of a whole team in the caller's transaction, or of nobody. */
export async function retakeTime(
  db: Database,
  { id: bookingId, address: { pincode }, startsAt, endsAt }: Booking,
  { seats, teamSize }: Reseating,
): Promise<'seated' | 'no-seats' | 'stale' | 'contended'> {
  if (seats.length === 0) return 'no-seats';
  const taking = await takeTime(db, { bookingId, pincode, startsAt, endsAt, teamSize }, seats);
  return taking.taken === null ? taking.missed : 'seated';
}
