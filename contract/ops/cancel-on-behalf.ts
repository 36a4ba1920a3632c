import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { seenState } from '../fields/seen-state.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';

const paise = z.number().check(z.int('amount-invalid'), z.nonnegative('amount-invalid'));

export const cancelOnBehalf = operation({
  name: 'cancelOnBehalf',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/cancellation',
  summary:
    'Cancel a booking for a customer who asked for it, for the fee that was said to them, and why.',
  input: z.object({
    id: bookingId,
    visit: visitPosition,
    shownFeePaise: paise,
    shownRefundPaise: paise,
    why: reasonText,
    seen: z.optional(seenState),
  }),
  output: z.object({
    status: z.enum(BOOKING_STATUSES),
    /** It had ended before: this request changed nothing and moved no money. */
    hadEnded: z.optional(z.literal(true)),
  }),
  reveals: [],
  refusals: {
    'booking-not-found': 404,
    'not-cancellable': 409,
    'fee-changed': 409,
    'booking-changed': 409,
  },
});
