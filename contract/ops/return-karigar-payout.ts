import * as z from 'zod/mini';
import { bankReference } from '../fields/bank-reference.ts';
import { operation } from '../operation.ts';

export const returnKarigarPayout = operation({
  name: 'returnKarigarPayout',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-payouts/:payoutId/return',
  summary:
    'Record that the bank could not pay a Karigar, or days later that what it had paid came back: we owe it as before, and the next batch takes it. The same is recorded where it has reached a thief.',
  input: z.object({
    payoutId: z.string().check(z.uuid('payout-id-invalid'), z.toLowerCase()),
    /** Reference of a payout that was recorded as paid, so that nobody takes back the wrong one. */
    bankReference: z.optional(bankReference),
    /** It did reach the account that one of us has stopped since: it is lost, and the loss is ours. */
    lost: z.optional(z.boolean()),
  }),
  output: z.object({ returned: z.literal(true) }),
  reveals: [],
  refusals: {
    'payout-not-found': 404,
    'payout-already-paid': 409,
    /** It came back, so it is not lost. */
    'payout-already-returned': 409,
    'payout-not-stopped': 409,
    'own-money': 409,
    /** Above ₹5,000 who stopped the account is not who says that it is lost. */
    'needs-another-person': 409,
  },
});
