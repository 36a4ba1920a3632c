import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const acceptWork = operation({
  name: 'acceptWork',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/acceptance',
  summary: 'Find the work good. A day after its end it is taken for accepted.',
  input: z.object({
    id: bookingId,
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
  },
});
