import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { reasonText } from '../fields/application.ts';
import { seenState } from '../fields/seen-state.ts';
import { operation } from '../operation.ts';
import { reschedulingRefusals, reschedulingWish } from '../rescheduling.ts';

export const rescheduleOnBehalf = operation({
  name: 'rescheduleOnBehalf',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/rescheduling',
  summary:
    'Move a booking, or one visit of several, to another date and slot for a customer who asked for it, by the customer’s own rules and fees, and why.',
  input: z.object({ ...reschedulingWish, why: reasonText, seen: z.optional(seenState) }),
  output: z.object({ status: z.enum(BOOKING_STATUSES) }),
  reveals: [],
  refusals: {
    ...reschedulingRefusals,
    /** Since it was looked at something else has happened to it. */
    'booking-changed': 409,
  },
});
