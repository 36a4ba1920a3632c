import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { KARIGAR_PAYOUT_STATES } from '../karigar-payout-states.ts';
import { operation } from '../operation.ts';

export const readKarigarPayouts = operation({
  name: 'readKarigarPayouts',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigar-payouts',
  summary:
    'Read what Karigars are paid: the batch of a day, on whatever day it is read; without one all that the bank has not answered for. With the file that the bank takes.',
  input: z.object({ batchOn: z.optional(localDate) }),
  output: z.object({
    payouts: z.array(
      z.object({
        payoutId: z.string(),
        batchOn: z.string(),
        karigarId: z.number(),
        name: z.string(),
        amountPaise: z.number(),
        /** Kept as income tax since the payout before; it is in the amount no more. */
        incomeTaxPaise: z.number(),
        state: z.enum(KARIGAR_PAYOUT_STATES),
        /** A second person has looked at it: until then it is not in the file. */
        checked: z.boolean(),
        /** A later payout of the Karigar took what came back with it. */
        madeAgain: z.boolean(),
        bankReference: z.nullable(z.string()),
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
    /** Names those of them that wait for a second person; the check of the batch sends it. */
    uncheckedDigest: z.string(),
    /** Comma-separated, a line for each that the bank can pay: it was checked, the bank has not answered for it, and there is an account. */
    bankFile: z.object({ name: z.string(), text: z.string(), lines: z.number() }),
  }),
  reveals: [{ what: 'payee', whose: 'karigar', at: 'output.payouts.karigarId' }],
  refusals: {},
});
