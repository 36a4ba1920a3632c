import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const approvePayoutByHand = operation({
  name: 'approvePayoutByHand',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/payouts/:id/approval',
  summary: 'A second of us agrees to a payout by hand; whoever asked for it is none.',
  input: z.object({ id: madeId }),
  output: z.object({ state: z.literal('approved') }),
  reveals: [],
  refusals: {
    'payout-not-found': 404,
    'own-money': 409,
    'needs-another-person': 409,
    'dues-first': 409,
  },
});
