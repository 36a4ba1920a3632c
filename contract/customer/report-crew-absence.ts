import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { karigarNumber } from '../fields/karigar-number.ts';
import { operation } from '../operation.ts';
import { policy } from '../policy.ts';
import { ATTENDANCE_REFUSALS } from '../visit.ts';
import { booking } from './booking.ts';

export const reportCrewAbsence = operation({
  name: 'reportCrewAbsence',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/crew-attendance',
  summary: `Say that one of the crew did not come, from ${policy.visit.absenceMinutes} minutes after the promised time until the work is accepted, or that they came after all.`,
  input: z.object({ id: bookingId, karigarId: karigarNumber, came: z.boolean() }),
  output: z.object({ booking }),
  refusals: { 'booking-not-found': 404, 'move-not-allowed': 409, ...ATTENDANCE_REFUSALS },
});
