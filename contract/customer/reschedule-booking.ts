import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reschedulingRefusals, reschedulingWish } from '../rescheduling.ts';
import { booking } from './booking.ts';

export const rescheduleBooking = operation({
  name: 'rescheduleBooking',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/rescheduling',
  summary:
    'Move one’s own booking to another date and slot, at the price it was booked for; or one visit of several, with the team that comes to it. Sent again it answers the booking as it is.',
  input: z.object(reschedulingWish),
  output: z.object({ booking }),
  refusals: reschedulingRefusals,
});
