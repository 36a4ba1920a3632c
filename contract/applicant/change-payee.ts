import * as z from 'zod/mini';
import { challengeId, oneTimeCode } from '../fields/one-time-code.ts';
import { payeeFields } from '../fields/payee.ts';
import { operation } from '../operation.ts';
import { payeeState } from './read-payee.ts';

export const changePayee = operation({
  name: 'changePayee',
  audience: 'applicant',
  method: 'PUT',
  path: '/api/karigar/payee',
  summary:
    'Name another UPI address or bank account to be paid at, confirmed by a code to the Karigar’s mobile. It is used a day later at the earliest; payouts under way go where they were made for.',
  input: z.object({ ...payeeFields, challengeId, code: oneTimeCode }),
  output: payeeState,
  refusals: {
    'not-on-roster': 409,
    'payee-missing': 409,
    'payee-unchanged': 409,
    'invalid-verification-code': 400,
    'otp-session-expired': 410,
  },
});
