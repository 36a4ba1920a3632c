import type { placeBooking } from '#contract/customer/place-booking.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { findOtherDays } from '#server/cache/days-together.ts';
import { placeOf } from '#server/cache/zoned-schedule.ts';
import { visitOn } from '#server/modules/availability/openings.ts';
import { decideStart } from '#server/modules/availability/places.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { decidePlacing } from '#server/modules/booking/placing.ts';
import { decideDays } from '#server/modules/booking/several-days.ts';
import { decideOffer, type Offer } from '#server/modules/catalogue/catalogue.ts';
import { decideQuiet, type QuietRules } from '#server/modules/society/quiet-hours.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { VisitWish } from '../steps/booking/openings-for.ts';
import { takeOpenings } from '../steps/booking/take-openings.ts';
import type { WritePlacing } from '../steps/booking/write-placings.ts';
import { askedFirst } from './steps/asked-first.ts';
import { decideHour, hourRulesOf } from './steps/decide-hour.ts';
import { findAlternatives } from './steps/find-alternatives.ts';
import {
  type Booked,
  type BookSlotInput,
  type Customer,
  findSameRequest,
  type PlacedHour,
  placingRequest,
} from './steps/placing-request.ts';
import { refuseAsItIs, soldAs } from './steps/refuse-as-it-is.ts';

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
  const found = decideOffer(await world.facts.services(), input.serviceId, input.option);
  if (!found.ok) return found;
  const offer = found.value;
  const dates = decideDays(offer.service.category, input.date, input.moreDates ?? []);
  if (!dates.ok) return dates;
  const places = await world.facts.places();
  const start = decideStart(places, input.address.pincode, input.time);
  if (!start.ok) return start;
  const { place, minute } = start.value;

  const { durationMinutes, teamSize } = offer;
  const terms = { serviceId: input.serviceId, durationMinutes, place };
  const visits = dates.value.map((date) => ({ date, visit: visitOn(date, minute, terms) }));
  const { pincode, society } = input.address;
  const quiet =
    (society && (await world.facts.societies()).find(pincode, society)?.quiet) || undefined;
  const alternatives = () =>
    otherTimes(
      world.facts,
      { visits, time: input.time, offer, quiet, customerId: customer.id },
      now,
    );
  const rules = await hourRulesOf(world.facts);
  const where = placeOf(places, place);
  const hours: PlacedHour[] = [];
  for (const { visit } of visits) {
    const { startsAt } = visit;
    const hour = decideHour(rules, where, { category: offer.service.category, startsAt }, now);
    if (!hour.ok) return hour;
    const calm = decideQuiet(quiet, offer.service.slug, visit);
    if (!calm.ok) return refuse('society-quiet', { alternatives: await alternatives() });
    hours.push({ startsAt, suspension: hour.value });
  }

  const starts = hours as [PlacedHour, ...PlacedHour[]];
  const placing = decidePlacing(placingRequest(customer, input, offer, starts, now), now);
  if (!placing.ok) return placing;
  const { booking, instalments, visits: placed } = placing.value;
  const team = { teamSize, keepsTeam: keepsTeam(booking) };
  const outcome = await takeOpenings(
    world.facts,
    { visits, ...team, ...askedFirst(world.pool, customer), seed: booking.id, isSale: true },
    (openings) =>
      world.writePlacing({ placing: placing.value, teamSize, openings, sold: soldAs(offer) }),
  );
  if (outcome === 'placed') return accept({ booking, instalments, visits: placed });
  if (outcome === 'too-many') return refuse('too-many-bookings');
  if (outcome === 'not-on-offer')
    return refuseAsItIs(world.facts, input, { where, dates: dates.value });
  if (outcome === 'contended') return refuse('too-many-requests', { retryAfterSeconds: 2 });
  const taken = visits.length > 1 ? 'days-taken' : 'slot-taken';
  return refuse(taken, { alternatives: await alternatives() });
}

type Asked = {
  readonly visits: readonly VisitWish[];
  readonly time: string;
  readonly offer: Offer;
  readonly quiet: QuietRules | undefined;
  readonly customerId: string;
};

/** Other hours of the day and days around it; of several days other hours and days for all of them together. */
function otherTimes(
  facts: AppCache,
  { visits, time, offer, quiet, customerId }: Asked,
  now: Instant,
) {
  const [first, ...further] = visits as [VisitWish, ...VisitWish[]];
  const { place } = first.visit;
  if (further.length === 0)
    return findAlternatives(facts, first.date, { ...offer, quiet, customerId }, first.visit, now);
  const wanted = { offer, place, quiet, customer: { id: customerId, freed: [] } };
  return findOtherDays(facts, { dates: visits.map(({ date }) => date), time }, wanted, now);
}
