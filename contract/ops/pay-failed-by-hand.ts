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
    'Set money which failed for good aside for a bank transfer, and why; above ₹5,000 a second of us has to agree. Then pay it at the bank, and record it once more with the reference.',
  input: z.object({
    id: madeId,
    /** Made by the client, so that pressing twice is once. */
    payoutId: madeId,
    /** Only once it is agreed to and paid; the rest as when it was asked for. */
    bankReference: z.optional(bankReference),
    shownPaise: paise,
    why: z.optional(reasonText),
  }),
  output: z.object({ state: z.enum(['approved', 'requested', 'paid']) }),
  reveals: [],
  refusals: {
    'no-such-transfer': 404,
    'transfer-not-failed': 409,
    'transfer-changed': 409,
    'reference-used': 409,
    'own-money': 409,
    'needs-another-person': 409,
    'reason-missing': 409,
    'transfer-id-reused': 409,
    'dues-first': 409,
  },
});
