import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { comment, lineNumber } from '../fields/visit-fields.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';
import { DISPUTE_REASONS } from '../visit.ts';
import { booking } from './booking.ts';

export const disputeWork = operation({
  name: 'disputeWork',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/dispute',
  summary:
    'Raise a problem within a day of the end of the work: the lines it is about, on which of its days, and why. The rest is accepted.',
  input: z.object({
    id: bookingId,
    visit: visitPosition,
    reason: z.enum(DISPUTE_REASONS, 'reason-invalid'),
    lines: z
      .array(lineNumber)
      .check(z.minLength(1, 'lines-missing'), z.maxLength(100, 'too-many-lines')),
    comment: z._default(comment, ''),
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
    'line-unknown': 409,
  },
});
