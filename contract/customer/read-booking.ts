import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const readBooking = operation({
  name: 'readBooking',
  door: 'customer',
  method: 'GET',
  path: '/api/bookings/:id',
  summary:
    'One booking of the signed-in customer, with its timeline. A booking of somebody else is not found.',
  input: z.object({ id: bookingId }),
  output: z.object({
    booking,
    timeline: z.array(z.object({ type: z.string(), at: z.string() })),
  }),
  refusals: { 'booking-not-found': 404 },
});
