import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';

export const shareVisit = operation({
  name: 'shareVisit',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/shares',
  summary:
    'Make a link by which family can follow the visit: its state, the area the Karigar is in and when they will be there; no address, no code, no name beyond the first. A link for whoever is at home shows the start code and the Karigar’s name as well. It ends with the visit, or when it is taken back. At most five at a time.',
  input: z.object({
    id: bookingId,
    /** For the person at the door in the customer’s place: it may be made as soon as the booking is firm. */
    atHome: z.optional(z.boolean()),
  }),
  output: z.object({
    id: z.string(),
    /** Told this once: we keep only its hash. */
    token: z.string(),
  }),
  refusals: { 'booking-not-found': 404, 'visit-over': 409, 'too-many-shares': 409 },
});
