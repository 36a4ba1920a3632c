import * as z from 'zod/mini';
import { CASH_TAKEN_TO } from '../cash-taken-to.ts';
import { karigarNumber } from '../fields/karigar-number.ts';
import { receipt } from '../fields/receipt.ts';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const recordCashHandedIn = operation({
  name: 'recordCashHandedIn',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-cash',
  summary:
    'Record cash of ours that a Karigar hands in: how much was counted, and under which receipt. At most what they hold.',
  input: z.object({
    /** Made by the client, so that pressing twice counts once. */
    id: madeId,
    karigarId: karigarNumber,
    amountPaise: paise.check(z.positive('amount-invalid')),
    receipt,
    takenTo: z.enum(CASH_TAKEN_TO, 'taken-to-unknown'),
  }),
  output: z.object({
    /** Cash of ours that the Karigar still holds. */
    heldPaise: z.number(),
  }),
  reveals: [],
  refusals: {
    'more-than-held': 409,
    'receipt-used': 409,
    'hand-in-id-reused': 409,
    'own-money': 409,
  },
});
