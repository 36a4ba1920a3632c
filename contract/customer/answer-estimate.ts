import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const answerEstimate = operation({
  name: 'answerEstimate',
  audience: 'customer',
  method: 'PUT',
  path: '/api/bookings/:id/estimates/:estimateId',
  summary: 'Say yes or no to extra work that the Karigar has proposed.',
  input: z.object({
    id: bookingId,
    estimateId: madeId,
    approved: z.boolean(),
    /** The sum that was shown; another one is not agreed to. */
    shownTotalPaise: paise,
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
    'estimate-not-found': 404,
    'estimate-answered': 409,
    'amount-mismatch': 409,
  },
});
