import * as z from 'zod/mini';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const previewPayout = operation({
  name: 'previewPayout',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/payout-previews',
  summary:
    'What paying somebody out of our own pocket would mean before it is done: where it can go, what they have had of us that way lately, what they owe us, and whether one person alone may do it. Nothing is changed.',
  input: z.object({
    userId: madeId,
    amountPaise: paise.check(z.positive('amount-invalid')),
  }),
  output: z.object({
    userId: z.string(),
    name: z.nullable(z.string()),
    /** UPI ids that they have confirmed, without what is not needed to know them again. */
    destinations: z.array(
      z.object({ id: z.string(), upiId: z.string(), holderName: z.nullable(z.string()) }),
    ),
    /** Had of us by hand in the last 30 days, also what waits: sent with the act, which is refused when it has changed. */
    beforePaise: z.number(),
    /** They owe us this for bookings, and are paid nothing before. */
    duePaise: z.number(),
    /** Too much for one of us alone: it waits for a second person. */
    needsTwo: z.boolean(),
  }),
  reveals: [{ what: 'money', whose: 'user', at: 'output.userId' }],
  refusals: { 'person-not-found': 404, 'own-money': 409 },
});
