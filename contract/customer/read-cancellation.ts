import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';
import { cancellationQuote } from './cancellation.ts';

/** `moves` of `not-cancellable` are the names of the moves that are still possible. */
export const readCancellation = operation({
  name: 'readCancellation',
  audience: 'customer',
  method: 'GET',
  path: '/api/bookings/:id/cancellation',
  summary:
    'Read what cancelling one’s own booking costs at this moment, what comes back, and when that changes.',
  input: z.object({ id: bookingId, visit: visitPosition }),
  output: cancellationQuote,
  refusals: { 'booking-not-found': 404, 'not-cancellable': 409 },
});
