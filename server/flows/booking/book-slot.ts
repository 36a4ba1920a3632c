import type { placeBooking } from '#contract/customer/place-booking.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { decideLeadTime } from '#server/modules/availability/lead-time.ts';
import { visitOn } from '#server/modules/availability/openings.ts';
import { decideStart } from '#server/modules/availability/places.ts';
import { decidePlacing } from '#server/modules/booking/placing.ts';
import { decideOffer } from '#server/modules/catalogue/catalogue.ts';
import { decideQuiet } from '#server/modules/society/quiet-hours.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { takeOpenings } from '../steps/booking/take-openings.ts';
import type { WritePlacing } from '../steps/booking/write-placings.ts';
import { findAlternatives } from './steps/find-alternatives.ts';
import {
  type Booked,
  type BookSlotInput,
  type Customer,
  findSameRequest,
  placingRequest,
} from './steps/placing-request.ts';
import { refuseOldOffer, soldAs } from './steps/refuse-old-offer.ts';

export type BookSlotWorld = {
  readonly pool: Database;
  readonly now: Clock;
  readonly facts: AppCache;
  readonly writePlacing: WritePlacing;
};

export type { BookSlotInput, Customer } from './steps/placing-request.ts';

type Refusals = RefusalOf<typeof placeBooking>;

/**
 * Books a service for a date, a slot and an address: the offer, the clock and the place are judged, a Karigar's time is
 * found, and everything is written at once. The same request sent again answers the same booking, whatever has changed
 * since.
 */
export async function bookSlot(
  world: BookSlotWorld,
  customer: Customer,
  input: BookSlotInput,
): Promise<Outcome<Booked, Refusals>> {
  const outcome = await bookOnce(world, customer, input);
  return outcome.ok ? outcome : ((await findSameRequest(world.pool, customer, input)) ?? outcome);
}

async function bookOnce(
  world: BookSlotWorld,
  customer: Customer,
  input: BookSlotInput,
): Promise<Outcome<Booked, Refusals>> {
  if (customer.mobile === null) return refuse('mobile-needed');
  const now = world.now();
  const offer = decideOffer(await world.facts.services(), input.serviceId, input.option);
  if (!offer.ok) return offer;

  const start = decideStart(await world.facts.places(), input.address.pincode, input.time);
  if (!start.ok) return start;
  const { place, minute } = start.value;

  const visit = visitOn(input.date, minute, {
    serviceId: input.serviceId,
    durationMinutes: offer.value.durationMinutes,
    place,
  });
  const lead = decideLeadTime(offer.value.service.category, visit.startsAt, now);
  if (!lead.ok) return lead;

  const { pincode, society } = input.address;
  const quiet = society && (await world.facts.societies()).find(pincode, society)?.quiet;
  const wanted = { ...offer.value, quiet: quiet || undefined, customerId: customer.id };
  const alternatives = () => findAlternatives(world.facts, input.date, wanted, visit, now);
  const calm = decideQuiet(wanted.quiet, offer.value.service.slug, visit);
  if (!calm.ok) return refuse('society-quiet', { alternatives: await alternatives() });

  const placing = decidePlacing(placingRequest(customer, input, offer.value, visit.startsAt), now);
  if (!placing.ok) return placing;

  const { teamSize } = offer.value;
  const { booking, instalments } = placing.value;
  const outcome = await takeOpenings(
    world.facts,
    { date: input.date, visit, teamSize, seed: booking.id, customerId: customer.id },
    (seats) =>
      world.writePlacing({ placing: placing.value, teamSize, seats, sold: soldAs(offer.value) }),
  );
  if (outcome === 'placed') return accept({ booking, instalments });
  if (outcome === 'too-many') return refuse('too-many-bookings');
  if (outcome === 'not-on-offer') return refuseOldOffer(world.facts, input);
  if (outcome === 'contended') return refuse('too-many-requests', { retryAfterSeconds: 2 });
  return refuse('slot-taken', { alternatives: await alternatives() });
}
