import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { bankReference } from '../fields/bank-reference.ts';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const payFailedByHand = operation({
  name: 'payFailedByHand',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/failed-transfers/:id/payments',
  summary:
    'Record that money which failed for good was paid by a bank transfer, under which reference and why; above ₹5,000 it counts once a second of us has agreed.',
  input: z.object({
    id: madeId,
    /** Made by the client, so that pressing twice is once. */
    payoutId: madeId,
    bankReference,
    shownPaise: paise,
    why: reasonText,
  }),
  output: z.object({ state: z.enum(['approved', 'requested']) }),
  reveals: [],
  refusals: {
    'no-such-transfer': 404,
    'transfer-not-failed': 409,
    'transfer-changed': 409,
    'reference-used': 409,
    'own-money': 409,
    'transfer-id-reused': 409,
    'dues-first': 409,
  },
});
