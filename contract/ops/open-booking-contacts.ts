import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';

export const openBookingContacts = operation({
  name: 'openBookingContacts',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/contacts',
  summary:
    'The numbers and addresses of a booking’s customer and of those who come, for a reason that is written down with who asked.',
  input: z.object({ id: bookingId, why: reasonText }),
  output: z.object({
    customer: z.object({ mobile: z.nullable(z.string()), email: z.nullable(z.string()) }),
    /** A person who is at home in the customer's place, where a number of theirs was given. */
    atHome: z.nullable(z.object({ name: z.string(), mobile: z.string() })),
    karigars: z.array(
      z.object({ id: z.number(), name: z.string(), mobile: z.nullable(z.string()) }),
    ),
  }),
  reveals: [
    { what: 'contact', whose: 'booking', at: 'input.id' },
    { what: 'contact', whose: 'karigar', at: 'output.karigars.id' },
  ],
  refusals: { 'booking-not-found': 404 },
});
