import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const readFailedTransfer = operation({
  name: 'readFailedTransfer',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/failed-transfers/:id',
  summary:
    'Read a refund or payout that failed for good: how often and why, where its money is now, and what may be done about it.',
  input: z.object({ id: madeId }),
  output: z.object({
    id: z.string(),
    about: z.enum(['refund', 'payout']),
    amountPaise: z.number(),
    tries: z.number(),
    /** The gateway or the company that carried it. */
    provider: z.nullable(z.string()),
    /** Their own code of the reason, where they gave one. */
    reason: z.nullable(z.string()),
    failedAt: z.nullable(z.string()),
    bookingId: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    customer: z.object({ id: z.string(), name: z.nullable(z.string()) }),
    /** Credit of the customer, or kept by us because its owner has deleted the account. */
    lies: z.enum(['credit', 'with-us']),
    /** All the credit that they have now. */
    creditPaise: z.number(),
    /** They owe it for bookings, which goes first. */
    duePaise: z.number(),
    /** How much of the failed sum can be paid now: sent with the act, which is refused when it has changed. */
    payablePaise: z.number(),
    needsTwo: z.boolean(),
    /** Another try the same way is left; else the money goes to a UPI id. */
    maySendAgain: z.boolean(),
    destinations: z.array(
      z.object({ id: z.string(), upiId: z.string(), holderName: z.nullable(z.string()) }),
    ),
    /** The payout in its place, if somebody has made one. */
    instead: z.nullable(
      z.object({
        id: z.string(),
        amountPaise: z.number(),
        state: z.string(),
        /** It is agreed to, and waits until somebody has paid it at the bank. */
        isToPay: z.boolean(),
        bankReference: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [{ what: 'money', whose: 'user', at: 'output.customer.id' }],
  refusals: { 'no-such-transfer': 404, 'transfer-not-failed': 409 },
});
