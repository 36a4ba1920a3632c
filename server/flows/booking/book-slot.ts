import { createHash, randomBytes } from 'node:crypto';
import type { placeBooking } from '#contract/customer/place-booking.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { slotHour } from '#contract/slots.ts';
import { catalogue as words } from '#i18n/en/catalogue.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import { decideLeadTime } from '#server/modules/availability/lead-time.ts';
import { visitOn } from '#server/modules/availability/seating.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import { decidePlacing } from '#server/modules/booking/placing.ts';
import { bookingReference } from '#server/modules/booking/reference.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import { decideOffer, type Offer } from '#server/modules/catalogue/catalogue.ts';
import { decideQuiet } from '#server/modules/society/quiet-hours.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { findAlternatives } from '../steps/find-alternatives.ts';
import { takeSeats } from '../steps/take-seats.ts';
import type { WritePlacing } from '../steps/write-placings.ts';

export type BookSlotWorld = {
  readonly pool: Database;
  readonly now: Clock;
  readonly facts: Facts;
  readonly writePlacing: WritePlacing;
};

export type Customer = {
  readonly id: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
};

export type BookSlotInput = InputOf<typeof placeBooking>;

type Booked = { readonly booking: Booking; readonly instalments: readonly Instalment[] };

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

  const place = (await world.facts.places()).indexOf(input.address.pincode);
  if (place === undefined) return refuse('outside-served-area');

  const visit = visitOn(input.date, (slotHour(input.time) ?? 0) * 60, {
    serviceId: input.serviceId,
    durationMinutes: offer.value.durationMinutes,
    place,
  });
  const lead = decideLeadTime(offer.value.service.category, visit.startsAt, now);
  if (!lead.ok) return lead;

  const { pincode, society } = input.address;
  const quiet = society && (await world.facts.societies()).find(pincode, society)?.quiet;
  const wanted = { ...offer.value, quiet: quiet || undefined };
  const alternatives = () => findAlternatives(world.facts, input.date, wanted, visit, now);
  const calm = decideQuiet(wanted.quiet, offer.value.service.slug, visit);
  if (!calm.ok) return refuse('society-quiet', { alternatives: await alternatives() });

  const placing = decidePlacing(requestOf(customer, input, offer.value, visit.startsAt), now);
  if (!placing.ok) return placing;

  const { teamSize } = offer.value;
  const { booking, instalments } = placing.value;
  const outcome = await takeSeats(
    world.facts,
    { date: input.date, visit, teamSize, seed: booking.id },
    (seats) => world.writePlacing({ placing: placing.value, teamSize, seats }),
  );
  if (outcome === 'placed') return accept({ booking, instalments });
  if (outcome === 'too-many') return refuse('too-many-bookings');
  if (outcome === 'contended') return refuse('too-many-requests', { retryAfterSeconds: 2 });
  return refuse('slot-taken', { alternatives: await alternatives() });
}

/** The booking this request has made before; a different request under the same id is refused. */
async function findSameRequest(
  db: Database,
  customer: Customer,
  input: BookSlotInput,
): Promise<Outcome<Booked, 'booking-id-reused'> | undefined> {
  const booking = await findBooking(db, input.id);
  if (!booking) return undefined;
  const same = booking.userId === customer.id && booking.requestHash === hashOf(input);
  if (!same) return refuse('booking-id-reused');
  return accept({ booking, instalments: await listInstalments(db, booking.id) });
}

const requestOf = (customer: Customer, input: BookSlotInput, offer: Offer, startsAt: Instant) => ({
  id: input.id,
  reference: bookingReference(randomBytes(8)),
  requestHash: hashOf(input),
  person: {
    id: customer.id,
    name: customer.fullName,
    email: customer.email,
    mobile: customer.mobile,
  },
  service: { ...offer.service, name: nameOf(offer.service.slug) },
  option: offer.option,
  pricePaise: offer.pricePaise,
  durationMinutes: offer.durationMinutes,
  shownPricePaise: input.shownPricePaise,
  startsAt,
  address: input.address,
  paymentMethod: input.paymentMethod,
});

/** The record keeps the specification's English name; screens say it in the reader's language by its slug. */
const nameOf = (slug: string): string =>
  words.services[slug as keyof typeof words.services]?.name ?? slug;

const hashOf = ({ id, ...request }: BookSlotInput): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
