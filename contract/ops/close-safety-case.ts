import * as z from 'zod/mini';
import { seenState } from '../fields/seen-state.ts';
import { comment, paise, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const closeSafetyCase = operation({
  name: 'closeSafetyCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/safety-cases/:id/closing',
  summary:
    'Close the case of a visit that was left for safety: what of the customer’s money goes back to them, or, where nothing does and they had paid too little, what they owe as a fee.',
  input: z.object({
    id: visitId,
    refundPaise: paise,
    /** At most what cancelling would have cost at that moment, including what is kept of the customer's money. */
    feePaise: z._default(paise, 0),
    comment: z._default(comment, ''),
    /** As the file told it. */
    seen: z.optional(seenState),
  }),
  output: z.object({ closed: z.literal(true) }),
  reveals: [],
  refusals: {
    'case-not-found': 404,
    'refund-too-high': 409,
    'fee-too-high': 409,
    /** Above what one of us may decide alone: it waits for a second who names the same sum. */
    'needs-another-person': 409,
    'own-money': 409,
    'booking-changed': 409,
  },
});
