import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const tryTransferAgain = operation({
  name: 'tryTransferAgain',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/failed-transfers/:id/tries',
  summary:
    'Try money again that failed for good: a refund without an owner by the same way, credit of a customer to a UPI id that they have confirmed; above ₹5,000 that waits for a second of us.',
  input: z.object({
    id: madeId,
    /** Made by the client, so that pressing twice is once. */
    payoutId: madeId,
    destinationId: z.optional(madeId),
    shownPaise: paise,
    why: reasonText,
  }),
  output: z.object({ state: z.enum(['approved', 'requested']) }),
  reveals: [],
  refusals: {
    'no-such-transfer': 404,
    'transfer-not-failed': 409,
    'transfer-changed': 409,
    'destination-not-found': 404,
    'own-money': 409,
    'transfer-id-reused': 409,
    'dues-first': 409,
  },
});
