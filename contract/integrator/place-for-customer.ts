import * as z from 'zod/mini';
import { fullName } from '../fields/full-name.ts';
import { language } from '../fields/language.ts';
import { mobile } from '../fields/mobile.ts';
import { operation } from '../operation.ts';
import { placedBooking } from '../placed-booking.ts';
import { placingRefusals, placingWish } from '../placing.ts';

/** Without those that would tell something of the customer’s account, or of their browser. */
const {
  'mobile-needed': _mobile,
  'pay-in-advance': _dues,
  'cash-paused': _newcomer,
  'too-many-bookings': _many,
  'captcha-check-failed': _captcha,
  ...refusals
} = placingRefusals;

export const placeForCustomer = operation({
  name: 'placeForCustomer',
  audience: 'integrator',
  scope: 'bookings:place',
  method: 'POST',
  path: '/api/integrator/bookings',
  summary:
    'Ask for a booking for somebody by their mobile. The time is held, and a link to confirm or pay goes to the mobile; without that it lapses. Sent again with the same id it answers the same booking.',
  input: z.object({
    ...placingWish,
    mobile,
    /** For an account that has no name yet. */
    name: z.optional(fullName),
    /** In which they are spoken to, if they are new. */
    language,
  }),
  output: z.object({ booking: placedBooking }),
  refusals: {
    ...refusals,
    /** We take no booking for this mobile from somebody else, and do not say why. */
    'customer-books-themself': 409,
  },
});
