import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const refundByHand = operation({
  name: 'refundByHand',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/payments/:attemptId/refunds',
  summary:
    'Give back what no table does, the way it came and at most what came that way; above ₹5,000 it waits for a second of us.',
  input: z.object({
    attemptId: madeId,
    /** Made by the client, so that pressing twice is once. */
    refundId: madeId,
    amountPaise: paise.check(z.positive('amount-invalid')),
    why: reasonText,
    /** Why the customer is to have back more than was paid; asked for only then. */
    aboveWhy: z.optional(reasonText),
    /** As previewed: refused when the customer would have another sum back by now. */
    shownThenBackPaise: z.optional(paise),
  }),
  output: z.object({ state: z.enum(['approved', 'requested']) }),
  reveals: [],
  refusals: {
    'payment-not-found': 404,
    'own-money': 409,
    'more-than-came': 409,
    /** Carries `paidPaise`, and `thenBackPaise`: what the customer would then have had back of it, also as credit. */
    'reason-needed': 409,
    'refund-changed': 409,
    'transfer-id-reused': 409,
  },
});
