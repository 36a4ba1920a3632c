import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const renewStartCode = operation({
  name: 'renewStartCode',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/start-code',
  summary: 'Have a new start code made when the old one has been tried too often.',
  input: z.object({
    id: bookingId,
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
    'start-code-good': 409,
  },
});
