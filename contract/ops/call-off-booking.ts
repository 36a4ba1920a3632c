import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { seenState } from '../fields/seen-state.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';

export const callOffBooking = operation({
  name: 'callOffBooking',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/call-off',
  summary:
    'Call a visit off because we cannot keep it: everything paid goes back, with what we pay for failing.',
  input: z.object({
    id: bookingId,
    visit: visitPosition,
    why: reasonText,
    seen: z.optional(seenState),
  }),
  output: z.object({
    status: z.enum(BOOKING_STATUSES),
    /** It had ended before: this request changed nothing and moved no money. */
    hadEnded: z.optional(z.literal(true)),
  }),
  reveals: [],
  refusals: { 'booking-not-found': 404, 'not-cancellable': 409, 'booking-changed': 409 },
});
