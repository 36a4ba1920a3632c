import { createHash, randomBytes } from 'node:crypto';
import { catalogueWords } from '#contract/catalogue/known.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { placeBooking } from '#contract/customer/place-booking.ts';
import type { InputOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking, Instalment } from '#server/modules/booking/booking.ts';
import type { PlacedVisit } from '#server/modules/booking/placing.ts';
import { bookingReference } from '#server/modules/booking/reference.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import type { Offer } from '#server/modules/catalogue/catalogue.ts';
import { listVisits } from '#server/modules/visit/visit-end-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

export type Customer = {
  readonly id: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly mobileProven: boolean;
  /** The actor who books for them: a colleague on the telephone, or an integrator’s program. */
  readonly bookedBy?: string;
  /** False where there is no Karigar whom they want asked first; else it is found out. */
  readonly hasFavourites?: boolean | undefined;
};

export type BookSlotInput = InputOf<typeof placeBooking>;

export type Booked = {
  readonly booking: Booking;
  readonly instalments: readonly Instalment[];
  /** As they were placed. */
  readonly visits: readonly PlacedVisit[];
};

/** The booking this request has made before; a different request under the same id is refused. */
export async function findSameRequest(
  db: Database,
  customer: Customer,
  input: BookSlotInput,
): Promise<Outcome<Booked, 'booking-id-reused'> | undefined> {
  const booking = await findBooking(db, input.id);
  if (!booking) return undefined;
  const same = booking.userId === customer.id && booking.requestHash === hashOf(input);
  if (!same) return refuse('booking-id-reused');
  const instalments = await listInstalments(db, booking.id);
  const visits = (await listVisits(db, booking.id)).map(({ id, startsAt, endsAt }) => ({
    ...{ id, startsAt, endsAt },
  }));
  return accept({ booking, instalments, visits });
}

export type PlacedHour = Pick<PlacedVisit, 'startsAt' | 'suspension'>;

/** The placing to be judged. */
export const placingRequest = (
  customer: Customer,
  input: BookSlotInput,
  offer: Offer,
  [first, ...further]: readonly [PlacedHour, ...PlacedHour[]],
  now: Instant,
) => ({
  id: input.id,
  reference: bookingReference(randomBytes(8)),
  requestHash: hashOf(input),
  person: {
    id: customer.id,
    name: customer.fullName,
    email: customer.email,
    mobile: customer.mobile,
    mobileProven: customer.mobileProven,
  },
  bookedBy: customer.bookedBy,
  service: { ...offer.service, name: nameOf(offer.service.slug) },
  option: offer.option,
  pricePaise: offer.pricePaise,
  durationMinutes: offer.durationMinutes,
  shownPricePaise: input.shownPricePaise,
  ...first,
  moreVisits: further.map((hour) => ({ id: newId(now), ...hour })),
  address: input.address,
  paymentMethod: input.paymentMethod,
});

/** The record keeps the specification's English name; screens say it in the reader's language by its slug. */
const nameOf = (slug: string): string => serviceNameIn(catalogueWords('en'), slug);

const hashOf = ({ id, captcha, briefing, ...request }: BookSlotInput): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
