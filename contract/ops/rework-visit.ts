import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { slotTime } from '../fields/slot-time.ts';
import { comment, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const reworkVisit = operation({
  name: 'reworkVisit',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/disputes/:id/rework',
  summary:
    'Close a dispute by having the disputed work done again at an hour that its customer agrees to: a visit of its own is booked in the same moment, and we pay it.',
  input: z.object({
    id: visitId,
    date: localDate,
    time: slotTime,
    comment: z._default(comment, ''),
  }),
  output: z.object({ reworkId: z.string(), reference: z.string() }),
  reveals: [],
  refusals: {
    /** Visits do not begin then in the city of the address. */
    'time-invalid': 409,
    'dispute-not-found': 404,
    'move-not-allowed': 409,
    /** Nothing that costs anything is disputed, or the service is no longer sold. */
    'rework-not-possible': 409,
    'too-soon': 409,
    'too-far': 409,
    'society-quiet': 409,
    'slot-taken': 409,
    /** Above what one of us may decide alone: it waits for a second who says the same. */
    'needs-another-person': 409,
    'own-money': 409,
  },
});
