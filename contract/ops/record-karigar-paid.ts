import * as z from 'zod/mini';
import { bankReference } from '../fields/bank-reference.ts';
import { operation } from '../operation.ts';

export const recordKarigarPaid = operation({
  name: 'recordKarigarPaid',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-payouts/:payoutId/result',
  summary: 'Record that the bank has paid a Karigar, and under which reference.',
  input: z.object({
    payoutId: z.string().check(z.uuid('payout-id-invalid'), z.toLowerCase()),
    bankReference,
  }),
  output: z.object({ paid: z.literal(true) }),
  reveals: [],
  refusals: {
    'payout-not-found': 404,
    'payout-already-paid': 409,
    'payout-already-returned': 409,
    /** It was made for an account that one of us has stopped since: it is returned first. */
    'payout-stopped': 409,
  },
});
