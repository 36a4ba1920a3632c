import * as z from 'zod/mini';
import { bookedAs } from './catalogue/choices.ts';
import { address } from './fields/address.ts';
import { bookingId } from './fields/booking-id.ts';
import { localDate } from './fields/local-date.ts';
import { slotTime } from './fields/slot-time.ts';
import { PAYMENT_METHODS } from './policy.ts';

/** The wish for a booking, whoever types it: the customer, or a colleague on the telephone with them. */
export const placingWish = {
  id: bookingId,
  serviceId: z.number().check(z.int('service-unknown')),
  /** Its option, and the sizes and add-ons that were chosen. */
  option: z.optional(bookedAs),
  date: localDate,
  /** Further days of an event, at the same time; each costs what one day costs. */
  moreDates: z.optional(z.array(localDate).check(z.maxLength(30, 'days-not-offered'))),
  time: slotTime,
  address,
  paymentMethod: z.enum(PAYMENT_METHODS, 'payment-method-missing'),
  /** The price the person was shown; a different one is refused rather than charged. */
  shownPricePaise: z.number().check(z.int('price-invalid'), z.positive('price-invalid')),
};

/** `slot-taken` carries `alternatives`: the nearest open slots, each `{date, time, startsAt}`. */
export const placingRefusals = {
  /** Visits do not begin then in the city of the address. */
  'time-invalid': 409,
  /** The account has no mobile on which anybody could be reached (ruling R20). */
  'mobile-needed': 409,
  'service-unknown': 404,
  'option-missing': 409,
  'option-unavailable': 409,
  'outside-served-area': 409,
  'too-soon': 409,
  'too-far': 409,
  /** A zone switch holds then: nothing new is taken, or only longer before. */
  'zone-closed': 409,
  'zone-too-soon': 409,
  /** Nothing new is taken there from a day on. */
  'area-closed': 409,
  'slot-taken': 409,
  /** Only events last several days, and so many at most. */
  'days-not-offered': 409,
  /** Nobody is free on all of the days at that time; carries `alternatives`, each `{dates, time}`. */
  'days-taken': 409,
  /** The society of the address wants quiet then; carries `alternatives` as well. */
  'society-quiet': 409,
  /** Switched off by us for a while. */
  'event-bookings-off': 409,
  'online-payment-off': 409,
  'price-changed': 409,
  'booking-id-reused': 409,
  /** The work that is asked for was not done. */
  'captcha-check-failed': 403,
  /** For the moment new accounts cannot book for cash; UPI and card can be used. */
  'cash-paused': 409,
  /** Two bookings before are not paid for: this one is paid by UPI or card first. */
  'pay-in-advance': 409,
  'too-many-bookings': 429,
  /** Everybody wants this hour at this moment, and there is room: the same request again will tell. */
  'too-many-requests': 429,
} as const;
