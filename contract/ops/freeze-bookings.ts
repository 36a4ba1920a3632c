import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { bookingFreeze } from './booking-freeze.ts';

export const freezeBookings = operation({
  name: 'freezeBookings',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/booking-freezes',
  summary:
    'Stop bookings for cash by new customers who were never served, for two hours or until it is lifted; UPI and card go on.',
  input: z.object({}),
  output: z.object({ freeze: bookingFreeze }),
  reveals: [],
  refusals: { 'booking-freeze-standing': 409 },
});
