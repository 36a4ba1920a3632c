import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const makeKarigarPayouts = operation({
  name: 'makeKarigarPayouts',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-payouts',
  summary:
    'Make today’s batch: every Karigar is paid what they have earned less the cash they hold; asked again it is the same batch.',
  input: z.object({}),
  output: z.object({
    batchOn: z.string(),
    payouts: z.array(
      z.object({
        payoutId: z.string(),
        karigarId: z.number(),
        name: z.string(),
        amountPaise: z.number(),
        /** Kept as income tax since the Karigar's payout before; it is in the amount no more. */
        incomeTaxPaise: z.number(),
        /** One of us has stopped the account that it was made for: nobody pays it, it is returned. */
        stopped: z.boolean(),
        payee: z.nullable(
          z.object({
            upiAddress: z.nullable(z.string()),
            bankAccount: z.nullable(z.string()),
            ifsc: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  reveals: [{ what: 'payee', whose: 'karigar', at: 'output.payouts.karigarId' }],
  refusals: { 'payouts-held': 409 },
});
