import * as z from 'zod/mini';
import { receipt } from '../fields/receipt.ts';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const recordCashBanked = operation({
  name: 'recordCashBanked',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cash-banked',
  summary:
    'Record that cash which lay with us was paid into our bank: how much, and the number on the bank’s slip. At most what lies with us.',
  input: z.object({
    /** Made by the client, so that pressing twice counts once. */
    id: madeId,
    amountPaise: paise.check(z.positive('amount-invalid')),
    receipt,
  }),
  output: z.object({
    /** Cash that still lies with us. */
    inHandPaise: z.number(),
  }),
  reveals: [],
  refusals: { 'more-than-held': 409, 'receipt-used': 409, 'hand-in-id-reused': 409 },
});
