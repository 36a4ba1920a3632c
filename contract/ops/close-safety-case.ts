import * as z from 'zod/mini';
import { comment, paise, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const closeSafetyCase = operation({
  name: 'closeSafetyCase',
  door: 'ops',
  method: 'POST',
  path: '/api/ops/safety-cases/:id/closing',
  summary:
    'Close the case of a visit that was left for safety: what of the customer’s money goes back to him.',
  input: z.object({
    id: visitId,
    refundPaise: paise,
    comment: z._default(comment, ''),
  }),
  output: z.object({ closed: z.literal(true) }),
  refusals: {
    'case-not-found': 404,
    'refund-too-high': 409,
    /** Above what one of us may give back alone: it waits for a second who names the same sum. */
    'needs-another-person': 409,
  },
});
