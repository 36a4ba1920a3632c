import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const preferKarigar = operation({
  name: 'preferKarigar',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/favourite',
  summary:
    'Ask the Karigar of a finished visit first whenever this customer books what they can do, or take it back.',
  input: z.object({ id: bookingId, favourite: z.boolean() }),
  output: z.object({ booking }),
  refusals: { 'booking-not-found': 404, 'move-not-allowed': 409, 'visit-not-over': 409 },
});
