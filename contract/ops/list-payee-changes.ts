import * as z from 'zod/mini';
import { karigarInPath } from '../fields/karigar-number.ts';
import { unpaidPayouts } from '../fields/unpaid-payouts.ts';
import { operation } from '../operation.ts';

export const listPayeeChanges = operation({
  name: 'listPayeeChanges',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/payee-changes',
  summary:
    'List the Karigars who have changed where they are paid, the latest first, and from when on it is used; until then it can be stopped.',
  /** Without a Karigar the changes of everybody. */
  input: z.object({ karigarId: z.optional(karigarInPath) }),
  output: z.object({
    changes: z.array(
      z.object({
        id: z.string(),
        karigarId: z.number(),
        name: z.string(),
        /** The owner, for `openPerson`: what stands here is enough to know an account again, and no more. */
        userId: z.nullable(z.string()),
        upiAddress: z.nullable(z.string()),
        accountEnding: z.nullable(z.string()),
        ifsc: z.nullable(z.string()),
        confirmedAt: z.string(),
        usableAt: z.string(),
        state: z.enum(['waiting', 'used', 'replaced', 'stopped']),
        why: z.nullable(z.string()),
        /** Payouts made to it and not paid yet; stopping the change returns each of them. */
        payouts: unpaidPayouts,
      }),
    ),
  }),
  reveals: [{ what: 'payee', whose: 'karigar', at: 'output.changes.karigarId' }],
  refusals: {},
});
