import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const reportKarigarNoShow = operation({
  name: 'reportKarigarNoShow',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/no-show',
  summary:
    'Say that nobody came, from half an hour after the start: everything paid goes back, and what we pay for our failure is credited.',
  input: z.object({
    id: bookingId,
    visit: visitPosition,
  }),
  output: z.object({ booking }),
  refusals: { 'booking-not-found': 404, 'no-show-too-early': 409 },
});
