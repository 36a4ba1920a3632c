import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { localDate } from '../fields/local-date.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';
import { SLOT_LABELS } from '../slots.ts';
import { booking } from './booking.ts';

/** `slot-taken` carries `alternatives` as placing does; `fee-changed` what cancelling would cost at least from now on. */
export const rescheduleBooking = operation({
  name: 'rescheduleBooking',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/rescheduling',
  summary:
    'Move one’s own booking to another date and slot, at the price it was booked for; or one visit of several, with the team that comes to it. Sent again it answers the booking as it is.',
  input: z.object({
    id: bookingId,
    visit: visitPosition,
    date: localDate,
    time: z.enum(SLOT_LABELS as [string, ...string[]], 'time-invalid'),
    /** What the person was shown that cancelling will cost at least once the visit is moved. */
    shownFloorPaise: z.number().check(z.int('amount-invalid'), z.nonnegative('amount-invalid')),
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'not-reschedulable': 409,
    'rescheduled-too-often': 409,
    'fee-changed': 409,
    'too-soon': 409,
    'too-far': 409,
    'slot-taken': 409,
    /** The society of the address wants quiet then; carries `alternatives` as well. */
    'society-quiet': 409,
    'too-many-requests': 429,
  },
});
