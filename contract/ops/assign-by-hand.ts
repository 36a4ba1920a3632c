import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { karigarNumber } from '../fields/karigar-number.ts';
import { seenState } from '../fields/seen-state.ts';
import { operation } from '../operation.ts';

export const assignByHand = operation({
  name: 'assignByHand',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/assignment',
  summary:
    'Give a visit to a Karigar by name, who has said yes; whoever had it is stood down in the same moment, and why is kept with the other decisions.',
  input: z.object({
    id: bookingId,
    karigarId: karigarNumber,
    why: reasonText,
    seen: z.optional(seenState),
  }),
  output: z.object({
    status: z.enum(BOOKING_STATUSES),
    /** How long after the promised time this Karigar can be at the door. */
    lateMinutes: z.number(),
  }),
  reveals: [],
  refusals: {
    'booking-not-found': 404,
    'move-not-allowed': 409,
    /** The Karigar lacks the skill, does not go so far, or does not work with us. */
    'karigar-not-fit': 409,
    'karigar-busy': 409,
    /** The Karigar and this customer have parted for safety. */
    'kept-apart': 409,
    'visit-moved': 409,
    'booking-changed': 409,
  },
});
