import * as z from 'zod/mini';
import { rescheduleBooking } from '../customer/reschedule-booking.ts';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { localDate } from '../fields/local-date.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';
import { SLOT_LABELS } from '../slots.ts';

export const rescheduleForCustomer = operation({
  name: 'rescheduleForCustomer',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/rescheduling',
  summary:
    'Move a booking, or one visit of several, for a customer who has called; what cancelling will cost at least from now on is said to them first.',
  input: z.object({
    id: bookingId,
    visit: visitPosition,
    date: localDate,
    time: z.enum(SLOT_LABELS as [string, ...string[]], 'time-invalid'),
    /** What the customer was told that cancelling will cost at least; `fee-changed` says what it is. */
    shownFloorPaise: z.number().check(z.int('amount-invalid'), z.nonnegative('amount-invalid')),
    why: reasonText,
  }),
  output: z.object({ outcome: z.enum(['moved', 'was-there']) }),
  reveals: [],
  refusals: rescheduleBooking.refusals,
});
