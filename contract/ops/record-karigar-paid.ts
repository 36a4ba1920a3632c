import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const recordKarigarPaid = operation({
  name: 'recordKarigarPaid',
  door: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-payouts/:payoutId/result',
  summary: 'Record that the bank has paid a Karigar, and under which reference.',
  input: z.object({
    payoutId: z.string().check(z.uuid('payout-id-invalid'), z.toLowerCase()),
    bankReference: z
      .string()
      .check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,40}$/, 'bank-reference-invalid')),
  }),
  output: z.object({ paid: z.literal(true) }),
  refusals: { 'payout-not-found': 404, 'payout-already-paid': 409, 'payout-already-returned': 409 },
});
