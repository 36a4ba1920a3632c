import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const payOutByHand = operation({
  name: 'payOutByHand',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/payouts',
  summary:
    'Pay a person out of our own pocket to a UPI id that they have confirmed; above ₹5,000 it waits for a second of us.',
  input: z.object({
    /** Made by the client, so that pressing twice is once. */
    payoutId: madeId,
    userId: madeId,
    destinationId: madeId,
    amountPaise: paise.check(z.positive('amount-invalid')),
    why: reasonText,
    /** As previewed: refused when they have had something else of us by now. */
    shownBeforePaise: z.optional(paise),
  }),
  output: z.object({ state: z.enum(['approved', 'requested']) }),
  reveals: [],
  refusals: {
    'destination-not-found': 404,
    'own-money': 409,
    'transfer-id-reused': 409,
    'dues-first': 409,
    'payout-changed': 409,
  },
});
