import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { placedBooking } from '../placed-booking.ts';

export const listPlacedBookings = operation({
  name: 'listPlacedBookings',
  audience: 'integrator',
  scope: 'bookings:read',
  method: 'GET',
  path: '/api/integrator/bookings',
  summary:
    'List the bookings that this integrator has placed, the latest first, a page of fifty at a time, or the one with a reference.',
  input: z.object({
    reference: z.optional(z.string().check(z.regex(/^AGN-[\w-]{1,20}$/, 'reference-invalid'))),
    /** `next` of the page before. */
    after: z.optional(bookingId),
  }),
  output: z.object({ bookings: z.array(placedBooking), next: z.nullable(z.string()) }),
  refusals: {},
});
