import { instantInIndia, type LocalDate } from '#kernel/time.ts';
import { daysFrom, findTimesToMoveTo, toMove } from '#server/cache/time-to-move.ts';
import { placeOf } from '#server/cache/zoned-schedule.ts';
import { decideHour } from '#server/flows/booking/steps/decide-hour.ts';
import { takeOpenings } from '#server/flows/steps/booking/take-openings.ts';
import { withoutHolds, withoutKarigars } from '#server/modules/availability/openings.ts';
import { startOf } from '#server/modules/availability/places.ts';
import { decideRescheduling } from '#server/modules/booking/rescheduling.ts';
import { declinersOf } from '#server/modules/dispatch/offer.ts';
import type { Taken } from '#testing/day/house.ts';
import { refused } from '#testing/day/house-of-flows.ts';
import type { Row, World } from './world.ts';

type To = { readonly date: LocalDate; readonly time: string };

/** The same booking at another hour: the new time is taken and the old one freed, or nothing happens. */
export async function reschedule(world: World, row: Row, { date, time }: To): Promise<Taken> {
  const { booking, instalments } = row;
  const { facts, time: held, places } = world;
  const { now } = world.clock;
  const minute = startOf(places.cityAt(row.place), time);
  if (minute === undefined) return { ok: false, code: 'time-invalid', others: [] };
  const to = instantInIndia(date, minute);
  if (to === booking.startsAt) return { ok: false, code: 'was-there', others: [] };
  // The customers of a day move a visit only where it costs them nothing.
  const wish = { startsAt: to, shownFloorPaise: 0 };
  const decided = decideRescheduling(booking, instalments, wish, now);
  if (!decided.ok) return refused(decided.refusal as never);
  const where = placeOf(places, row.place);
  const { category } = booking;
  const hour = decideHour({ zones: [], limits: [] }, where, { category, startsAt: to }, now);
  if (!hour.ok) return refused(hour.refusal as never);

  const own = held.ofBooking(booking.id);
  const moving = await toMove(facts, booking, [], own);
  const { teamSize } = moving.wanted.offer;
  const seed = { seed: booking.id, customerId: booking.userId };
  const asked = {
    ...{ visits: daysFrom(moving, to), teamSize, ...seed, keepsTeam: true, isSale: true },
    favourites: () => new Set<number>(),
  };
  const takeWithout = (off: ReadonlySet<number>) =>
    takeOpenings(
      {
        board: async (on) => withoutKarigars(withoutHolds(world.boardOf(on), own), off),
      },
      asked,
      async (openings) => {
        for (const hold of own) held.free(hold);
        const { startsAt, endsAt } = decided.value;
        const visit = { bookingId: booking.id, pincode: booking.address.pincode };
        const team = (openings[0] ?? []).slice(0, teamSize);
        const taken = held.take({ ...visit, startsAt, endsAt }, team);
        const karigars = taken.map(({ karigarId }) => karigarId);
        return { outcome: 'placed', taken: taken.map(({ id }) => id), karigars };
      },
    );
  const declined = declinersOf(row.offers);
  let outcome = await takeWithout(declined);
  if (outcome === 'full' && declined.size > 0) outcome = await takeWithout(new Set());
  if (outcome !== 'placed') {
    const others = await findTimesToMoveTo(facts, moving, { date, time }, now);
    return { ok: false, code: 'slot-taken', others };
  }
  const { status, startsAt, endsAt, untilAt, feeFloorPaise, reschedules, holdUntil } =
    decided.value;
  row.booking = {
    ...booking,
    ...{ status, startsAt, endsAt, untilAt, feeFloorPaise, reschedules, holdUntil },
    ...{ reassigningSince: null, arrivedAt: null },
  };
  [row.leader, row.setOutAt] = [null, null];
  world.emit('BookingRescheduled', booking.id, { startsAt: to, before: booking.startsAt });
  return { ok: true, startsAt };
}
