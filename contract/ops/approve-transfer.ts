import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const approveTransfer = operation({
  name: 'approveTransfer',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/transfers/:id/approval',
  summary:
    'A second of us agrees to a refund or payout by hand; whoever asked for it is none, nor whose money it is.',
  input: z.object({ id: madeId }),
  output: z.object({ state: z.literal('approved') }),
  reveals: [],
  refusals: {
    'transfer-not-found': 404,
    'own-money': 409,
    'needs-another-person': 409,
    /** Of a refund: the policy has given back the same money meanwhile. */
    'more-than-came': 409,
    /** Of a payout: the person has come to owe us for a booking. */
    'dues-first': 409,
  },
});
