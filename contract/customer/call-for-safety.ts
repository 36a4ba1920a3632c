import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const callForSafety = operation({
  name: 'callForSafety',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/safety-exit',
  summary:
    'End a visit because it does not feel safe. No question is asked first; what was paid is held until the case is closed.',
  input: z.object({
    id: bookingId,
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
  },
});
