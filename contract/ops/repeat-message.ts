import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const repeatMessage = operation({
  name: 'repeatMessage',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/messages/:messageId/repeats',
  summary:
    'Send the customer a message about a booking again, by the same channel and in their language of today; asked twice under one name it goes once.',
  input: z.object({ id: bookingId, messageId: madeId, repeatId: madeId }),
  output: z.object({ written: z.boolean() }),
  reveals: [],
  refusals: {
    'message-not-found': 404,
    /** It can't be said any more, or that channel no longer leads to them. */
    'message-not-repeatable': 409,
  },
});
