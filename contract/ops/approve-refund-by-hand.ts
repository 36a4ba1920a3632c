import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const approveRefundByHand = operation({
  name: 'approveRefundByHand',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/refunds/:id/approval',
  summary: 'A second of us agrees to a refund by hand; whoever asked for it is none.',
  input: z.object({ id: madeId }),
  output: z.object({ state: z.literal('approved') }),
  reveals: [],
  refusals: {
    'refund-not-found': 404,
    'own-money': 409,
    'needs-another-person': 409,
    'more-than-came': 409,
  },
});
