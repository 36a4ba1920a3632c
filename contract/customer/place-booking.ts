import * as z from 'zod/mini';
import { briefing } from '../fields/briefing.ts';
import { captcha } from '../fields/captcha.ts';
import { operation } from '../operation.ts';
import { placingRefusals, placingWish } from '../placing.ts';
import { booking } from './booking.ts';

/** `slot-taken` carries `alternatives`: the nearest open slots, each `{date, time, startsAt}`. */
export const placeBooking = operation({
  name: 'placeBooking',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings',
  summary:
    'Book a service for a date, a slot and an address. Sent again with the same id it answers the same booking.',
  input: z.object({
    ...placingWish,
    /** The note to the crew; the same booking whatever it says, and the last one sent is kept. */
    briefing: z.optional(briefing),
    /** Wanted where much comes from one place, and of whoever has proven nothing yet; what is booked does not depend on it. */
    captcha: z.optional(captcha),
  }),
  output: z.object({
    booking,
    /** Whether the note stands with the crew; nothing where none was sent. */
    noted: z.optional(z.boolean()),
  }),
  refusals: placingRefusals,
});
