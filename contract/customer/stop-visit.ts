import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { comment, lineNumber } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const stopVisit = operation({
  name: 'stopVisit',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/work-stop',
  summary:
    'Have the work stopped before its end, saying of each line whether what was done of it is accepted.',
  input: z.object({
    id: bookingId,
    accepted: z.array(lineNumber).check(z.maxLength(100, 'too-many-lines')),
    comment: z._default(comment, ''),
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
    'line-unknown': 409,
  },
});
