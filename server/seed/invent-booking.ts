import type { ServiceSlug } from '#contract/catalogue/first-slugs.ts';
import type { placeBooking } from '#contract/customer/place-booking.ts';
import type { InputOf } from '#contract/operation.ts';
import { SLOT_LABELS } from '#contract/slots.ts';
import { newId } from '#kernel/ids.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { addDays, type LocalDate } from '#kernel/time.ts';
import { type CatalogueService, catalogue } from './data/first-services.ts';
import { servedPincodes } from './data/served-pincodes.ts';
import type { Dice } from './dice.ts';

/** How many of a hundred bookings; an assumption. A team of four for a wedding is rarer than a tap that drips. */
const SERVICE_MIX: Readonly<Record<ServiceSlug, number>> = {
  'house-cleaning': 30,
  'electrical-repairs': 20,
  plumbing: 16,
  'event-photography': 10,
  'satyanarayan-pooja': 8,
  rudrabhishek: 6,
  'ganesh-chaturthi-celebration': 4,
  'wedding-planning': 3,
  'corporate-event-management': 3,
};

export type BookingRequest = InputOf<typeof placeBooking>;

/** Somebody books something, somewhere in the city, some day of the coming two months, or of those that are named. */
export function inventBookingRequest(
  today: LocalDate,
  dice: Dice,
  [first, last]: readonly [first: number, last: number] = [2, 60],
): BookingRequest {
  const service = dice.pick(weighted);
  const option = service.options.length > 0 ? dice.pick(service.options) : undefined;
  return {
    id: newId(),
    serviceId: service.id,
    ...(option && { option: option.key }),
    date: addDays(today, dice.between(first, last)),
    time: dice.pick(SLOT_LABELS),
    address: {
      street: `${dice.between(1, 400)} Gulmohar Road, ${dice.pick(['A', 'B', 'C'])}-${dice.between(101, 1204)}`,
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: dice.pick(servedPincodes)[0],
      landmark: 'opposite the garden',
    },
    paymentMethod: dice.pick(['cash', 'upi', 'card']),
    shownPricePaise: paiseFromRupees((option ?? service).priceRupees),
  };
}

const weighted: readonly CatalogueService[] = catalogue.flatMap((service) =>
  Array.from({ length: SERVICE_MIX[service.slug] }, () => service),
);
