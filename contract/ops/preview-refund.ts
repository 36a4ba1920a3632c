import * as z from 'zod/mini';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const previewRefund = operation({
  name: 'previewRefund',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/payments/:attemptId/refund-previews',
  summary:
    'What the customer would have had back of what was paid, before anything is given back by hand. Nothing is changed.',
  input: z.object({
    attemptId: madeId,
    amountPaise: paise.check(z.positive('amount-invalid')),
  }),
  output: z.object({
    bookingId: z.string(),
    paidPaise: z.number(),
    /** With this, also as credit: sent with the act, which is refused when it has changed. */
    thenBackPaise: z.number(),
    /** More than was paid: it needs a reason. */
    needsReason: z.boolean(),
    /** Too much for one of us alone: it waits for a second person. */
    needsTwo: z.boolean(),
  }),
  reveals: [{ what: 'money', whose: 'booking', at: 'output.bookingId' }],
  refusals: { 'payment-not-found': 404, 'own-money': 409, 'more-than-came': 409 },
});
