import { dateInIndia, type Instant, MINUTE, minuteOfDayInIndia } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { listFavourites } from '#server/modules/availability/favourite-store.ts';
import { visitOn } from '#server/modules/availability/openings.ts';
import type { VisitOpenings } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { teamSoldOf } from '#server/modules/catalogue/catalogue.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { takeOpenings } from './take-openings.ts';
import { takeVisits } from './take-visits.ts';

/** Openings for a booking that has lost its time, for each of its days and best first; none when not all can be had any more. */
export type NewOpenings = { readonly openings: VisitOpenings; readonly teamSize: number };

const NOBODY: NewOpenings = { openings: [], teamSize: 0 };

/** Nothing was written: the slot has been given away and no openings were offered, or those offered have been overtaken. */
export type Overtaken = 'late' | 'stale' | 'contended';

export const isOvertaken = (answer: string): answer is Overtaken =>
  answer === 'late' || answer === 'stale' || answer === 'contended';

type World = { readonly pool: Database; readonly facts: AppCache };

/**
 * Has the transaction of `write` take time for a booking at the same hour, on all of its days, with other openings for as
 * long as they are overtaken, and at last with none. They are chosen outside of it: to choose is to read over further
 * connections, for which transactions that hold all there are would wait in vain.
 */
export async function rebookTime<Verdict extends string>(
  world: World,
  bookingId: string,
  write: (newOpenings: NewOpenings) => Promise<Verdict | Overtaken>,
): Promise<Verdict> {
  const booking = await findBooking(world.pool, bookingId);
  let verdict: Verdict | undefined;
  const outcome =
    booking &&
    (await offerOpenings(world, booking, async (newOpenings) => {
      const answer = await write(newOpenings);
      if (isOvertaken(answer)) return answer === 'contended' ? answer : 'stale';
      verdict = answer;
      return 'exists';
    }));
  // There is room: whoever brought the money comes back with it, rather than have it sent away.
  if (outcome === 'contended')
    throw new Error('Openings were overtaken although other Karigars were free');
  const last = verdict ?? (await write(NOBODY));
  if (isOvertaken(last)) throw new Error('Rebooking without openings was answered as overtaken');
  return last;
}

/** People are looked for who are free at its visits. */
async function offerOpenings(
  { pool, facts }: World,
  booking: Booking,
  write: (newOpenings: NewOpenings) => Promise<'exists' | 'stale' | 'contended'>,
) {
  const wish = await wishOf(facts, booking);
  if (!wish) return undefined;
  const { teamSize, seed, customerId } = wish;
  const further = await listDays(pool, booking.id);
  const visits = [wish, ...further.map((day) => wish.on(day))];
  // It was sold before: whatever limits its area meanwhile, money that comes late still finds its time.
  const all = {
    ...{ visits, teamSize, seed, customerId, keepsTeam: keepsTeam(booking), isSale: false },
    favourites: () => listFavourites(pool, customerId),
  };
  return takeOpenings(facts, all, async (openings) => ({
    outcome: await write({ openings, teamSize }),
  }));
}

/** The same hour at the same place, with the team as it is sold now, whether or not that option is still on offer. */
export async function wishOf(facts: Pick<AppCache, 'places' | 'services'>, booking: Booking) {
  const { id: seed, userId: customerId, serviceId, address } = booking;
  const place = (await facts.places()).indexOf(address.pincode);
  const teamSize = teamSoldOf(await facts.services(booking.createdAt), booking);
  if (place === undefined || teamSize === undefined) return undefined;
  const on = ({ startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant }) => {
    const date = dateInIndia(startsAt);
    const durationMinutes = (endsAt - startsAt) / MINUTE;
    const terms = { serviceId, durationMinutes, place };
    return { date, visit: visitOn(date, minuteOfDayInIndia(startsAt), terms) };
  };
  return { ...on(booking), on, teamSize, seed, customerId };
}

/**
 * Takes the time of a whole team for all of its visits in the caller's transaction, or of nobody. Throws when it was
 * overtaken: what was written is undone with the transaction.
 */
export async function retakeTime(
  db: Database,
  booking: Booking,
  { openings, teamSize }: NewOpenings,
): Promise<'held' | 'no-openings'> {
  if (openings.length === 0) return 'no-openings';
  const { pincode } = booking.address;
  const visits = [booking, ...(await listDays(db, booking.id))];
  await takeVisits(db, booking, { visits, pincode, teamSize }, openings);
  return 'held';
}
