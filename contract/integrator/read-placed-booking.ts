import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { placedBooking } from '../placed-booking.ts';

export const readPlacedBooking = operation({
  name: 'readPlacedBooking',
  audience: 'integrator',
  scope: 'bookings:read',
  method: 'GET',
  path: '/api/integrator/bookings/:id',
  summary: 'Read how a booking stands that this integrator has placed.',
  input: z.object({ id: bookingId }),
  output: z.object({ booking: placedBooking }),
  refusals: { 'booking-not-found': 404 },
});
