import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const requestPay = operation({
  name: 'requestPay',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/pay-requests',
  summary:
    'Ask to be paid at the next hour of paying instead of on Monday. It is free, and asked twice it is asked once.',
  input: z.object({}),
  output: z.object({
    /** The moment at which the payment is made, as of then: a colleague checks it, and the bank pays it. */
    payAt: z.string(),
  }),
  refusals: { 'not-on-roster': 409, 'nothing-to-pay': 409, 'pay-paused': 409, 'payee-waits': 409 },
});
