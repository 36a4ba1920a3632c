import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const answerEarly = operation({
  name: 'answerEarly',
  audience: 'customer',
  method: 'PUT',
  path: '/api/bookings/:id/early-requests/:requestId',
  summary: 'Say whether the Karigar may come before the promised time.',
  input: z.object({ id: bookingId, requestId: madeId, yes: z.boolean() }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
    'early-request-not-found': 404,
    'early-answered': 409,
  },
});
