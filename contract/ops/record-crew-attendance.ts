import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { karigarNumber } from '../fields/karigar-number.ts';
import { seenState } from '../fields/seen-state.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';
import { ATTENDANCE_REFUSALS } from '../visit.ts';

export const recordCrewAttendance = operation({
  name: 'recordCrewAttendance',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/crew-attendance',
  summary:
    'Decide whether one of a crew came to a visit, whatever the leader, the customer or their phone has said. Whoever came is paid: before the work is accepted out of the visit, afterwards by us.',
  input: z.object({
    id: bookingId,
    visit: visitPosition,
    karigarId: karigarNumber,
    came: z.boolean(),
    why: reasonText,
    /** As the file told it. */
    seen: z.optional(seenState),
  }),
  output: z.object({ status: z.enum(BOOKING_STATUSES) }),
  reveals: [],
  refusals: { 'booking-not-found': 404, 'booking-changed': 409, ...ATTENDANCE_REFUSALS },
});
