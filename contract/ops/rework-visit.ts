import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { seenState } from '../fields/seen-state.ts';
import { slotTime } from '../fields/slot-time.ts';
import { comment, visitId } from '../fields/visit-fields.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';

export const reworkVisit = operation({
  name: 'reworkVisit',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/disputes/:id/rework',
  summary:
    'Close a dispute by having the disputed work, or that of one visit, done again from an hour on that its customer agrees to: a booking of its own is made in the same moment, and we pay it.',
  input: z.object({
    id: visitId,
    /** The visit that is done again; without it the one that its customer has named, or all of them. */
    visit: visitPosition,
    date: localDate,
    time: slotTime,
    comment: z._default(comment, ''),
    /** As the preview told it. */
    seen: z.optional(seenState),
  }),
  output: z.object({ reworkId: z.string(), reference: z.string() }),
  reveals: [],
  refusals: {
    /** Visits do not begin then in the city of the address. */
    'time-invalid': 409,
    'dispute-not-found': 404,
    'move-not-allowed': 409,
    /** Nothing that costs anything is disputed of that visit, or the service is no longer sold. */
    'rework-not-possible': 409,
    'too-soon': 409,
    'too-far': 409,
    /** A zone switch holds then: nothing new is taken, or only longer before. */
    'zone-closed': 409,
    'zone-too-soon': 409,
    'society-quiet': 409,
    'slot-taken': 409,
    /** Above what one of us may decide alone: it waits for a second who says the same. */
    'needs-another-person': 409,
    'own-money': 409,
    'booking-changed': 409,
  },
});
