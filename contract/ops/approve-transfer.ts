import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const approveTransfer = operation({
  name: 'approveTransfer',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/transfers/:id/approval',
  summary:
    'A second of us agrees to a refund or payout by hand; whoever asked for it is none, nor whose money it is.',
  input: z.object({
    id: madeId,
    /** For a refund: why the customer is to have back more than was paid; asked for only then. */
    aboveWhy: z.optional(reasonText),
  }),
  output: z.object({ state: z.literal('approved') }),
  reveals: [],
  refusals: {
    'transfer-not-found': 404,
    'own-money': 409,
    'needs-another-person': 409,
    /** For a refund: the policy has given back the same money meanwhile. */
    'more-than-came': 409,
    /** For a refund; carries `paidPaise`, and `thenBackPaise`: what the customer would then have had back of it. */
    'reason-needed': 409,
    /** For a payout: the person has come to owe us for a booking. */
    'dues-first': 409,
    /** For a payout in the place of a failed transfer: its money has been used, or has gone, meanwhile. */
    'transfer-changed': 409,
  },
});
