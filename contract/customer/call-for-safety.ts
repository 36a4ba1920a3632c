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
    'End a visit because it does not feel safe. No question is asked first; what was paid is held until the case is closed. One that can end nothing is refused (safety-exit-late), and they are called all the same.',
  input: z.object({
    id: bookingId,
    /** The moment of the press, where it could not be sent at once: long ago, it ends no other day that goes on now. */
    pressedAt: z.optional(z.iso.datetime({ offset: true, error: 'happened-at-invalid' })),
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'safety-exit-late': 409,
  },
});
