import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { localDate } from '../fields/local-date.ts';
import { slotTime } from '../fields/slot-time.ts';
import { operation } from '../operation.ts';
import { seenState } from './preview-act.ts';

export const rescheduleOnBehalf = operation({
  name: 'rescheduleOnBehalf',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/rescheduling',
  summary:
    'Move a booking to another date and slot for a customer who asked for it, by the customer’s own rules and fees, and why.',
  input: z.object({
    id: bookingId,
    date: localDate,
    time: slotTime,
    shownFloorPaise: z.number().check(z.int('amount-invalid'), z.nonnegative('amount-invalid')),
    why: reasonText,
    seen: z.optional(seenState),
  }),
  output: z.object({ status: z.enum(BOOKING_STATUSES) }),
  reveals: [],
  refusals: {
    'time-invalid': 409,
    'booking-not-found': 404,
    'not-reschedulable': 409,
    'rescheduled-too-often': 409,
    'fee-changed': 409,
    'too-soon': 409,
    'too-far': 409,
    'slot-taken': 409,
    'society-quiet': 409,
    /** Since it was looked at something else has happened to it. */
    'booking-changed': 409,
    'too-many-requests': 429,
  },
});
