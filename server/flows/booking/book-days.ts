import type { placeBooking } from '#contract/customer/place-booking.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, MINUTE } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { findOtherDays } from '#server/cache/days-together.ts';
import { decideLeadTime } from '#server/modules/availability/lead-time.ts';
import { LOOKAROUND, visitOn } from '#server/modules/availability/openings.ts';
import { decideStart } from '#server/modules/availability/places.ts';
import { decidePlacing, type Placing } from '#server/modules/booking/placing.ts';
import {
  type BookingLimits,
  recordPlacings,
  type Sold,
} from '#server/modules/booking/placing-store.ts';
import { decideDays } from '#server/modules/booking/several-days.ts';
import { decideOffer } from '#server/modules/catalogue/catalogue.ts';
import { decideQuiet } from '#server/modules/society/quiet-hours.ts';
import { type BookingDay, recordDays } from '#server/modules/visit/days-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import {
  allDaysOrNone,
  boardsOf,
  type DayOpenings,
  type DayWish,
  takeDays,
  takeFurtherDay,
} from '../steps/booking/take-days.ts';
import {
  type Booked,
  type BookSlotInput,
  type Customer,
  findSameRequest,
  placingRequest,
} from './steps/placing-request.ts';
import { refuseOldOffer, soldAs } from './steps/refuse-old-offer.ts';

type World = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly facts: AppCache;
  readonly bookingLimits?: BookingLimits | undefined;
};

/**
 * Books an event on several days, at the same hour and for the same team: each day is judged like a booking of its own,
 * the time of all of them is taken in one transaction or of none, and there is one price and one booking. The same
 * request sent again answers the same booking.
 */
export async function bookDays(
  world: World,
  customer: Customer,
  input: BookSlotInput,
): Promise<Outcome<Booked, RefusalOf<typeof placeBooking>>> {
  const outcome = await bookOnce(world, customer, input);
  return outcome.ok ? outcome : ((await findSameRequest(world.pool, customer, input)) ?? outcome);
}

async function bookOnce(
  world: World,
  customer: Customer,
  input: BookSlotInput,
): Promise<Outcome<Booked, RefusalOf<typeof placeBooking>>> {
  if (customer.mobile === null) return refuse('mobile-needed');
  const now = world.now();
  const found = decideOffer(await world.facts.services(), input.serviceId, input.option);
  if (!found.ok) return found;
  const offer = found.value;
  const dates = decideDays(offer.service.category, input.date, input.moreDates ?? []);
  if (!dates.ok) return dates;
  const start = decideStart(await world.facts.places(), input.address.pincode, input.time);
  if (!start.ok) return start;
  const { place, minute } = start.value;

  const { serviceId } = input;
  const terms = { serviceId, durationMinutes: offer.durationMinutes, place };
  const days = dates.value.map((date) => ({ date, visit: visitOn(date, minute, terms) }));
  const { pincode, society } = input.address;
  const quiet = society && (await world.facts.societies()).find(pincode, society)?.quiet;
  const asking = { id: customer.id, freed: [] };
  const wanted = { offer, place, quiet: quiet || undefined, customer: asking };
  const others = () =>
    findOtherDays(world.facts, { dates: dates.value, time: input.time }, wanted, now);
  for (const { visit } of days) {
    const lead = decideLeadTime(offer.service.category, visit.startsAt, now);
    if (!lead.ok) return lead;
    const calm = decideQuiet(wanted.quiet, offer.service.slug, visit);
    if (!calm.ok) return refuse('society-quiet', { alternatives: await others() });
  }

  const [first, ...further] = days as [DayWish, ...DayWish[]];
  const moreStartsAt = further.map(({ visit }) => visit.startsAt);
  const request = placingRequest(customer, input, offer, first.visit.startsAt, moreStartsAt);
  const placing = decidePlacing(request, now);
  if (!placing.ok) return placing;
  const { booking, instalments } = placing.value;
  const { teamSize } = offer;
  const outcome = await takeDays(
    { boardOf: boardsOf(world.facts) },
    { days, teamSize, seed: booking.id, customerId: customer.id },
    (seats) => write(world, placing.value, { teamSize, further, seats, sold: soldAs(offer) }),
  );
  if (outcome === 'placed') return accept({ booking, instalments });
  if (outcome === 'too-many') return refuse('too-many-bookings');
  if (outcome === 'not-on-offer') return refuseOldOffer(world.facts, input);
  if (outcome === 'contended') return refuse('too-many-requests', { retryAfterSeconds: 2 });
  return refuse('days-taken', { alternatives: await others() });
}

/** All of it in one transaction: the first day as any booking is written, then each further day. */
function write(
  { pool, bookingLimits }: World,
  placing: Placing,
  wish: {
    readonly teamSize: number;
    readonly further: readonly DayWish[];
    readonly seats: DayOpenings;
    readonly sold: Sold;
  },
) {
  const { teamSize, further, seats, sold } = wish;
  const { booking } = placing;
  return allDaysOrNone(pool, async (db) => {
    const request = { placing, teamSize, seats: seats[0] ?? [], sold };
    const [placed] = await recordPlacings(db, [request], LOOKAROUND / MINUTE, bookingLimits);
    if (placed?.outcome !== 'placed') return placed?.outcome ?? 'stale';
    const days: BookingDay[] = further.map(({ visit: { startsAt, endsAt } }) => ({
      ...{ id: newId(booking.createdAt), startsAt, endsAt },
    }));
    for (const [at, day] of days.entries()) {
      const { pincode } = booking.address;
      const { id: bookingId, startsAt, endsAt } = day;
      const visiting = { bookingId, pincode, startsAt, endsAt, teamSize };
      await takeFurtherDay(db, visiting, seats[at + 1] ?? [], placed.karigars);
    }
    await recordDays(db, booking.id, days);
    return 'placed' as const;
  });
}
