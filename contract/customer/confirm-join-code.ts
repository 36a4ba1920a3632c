import * as z from 'zod/mini';
import { challengeId, oneTimeCode } from '../fields/one-time-code.ts';
import { operation } from '../operation.ts';
import { person } from '../public/person.ts';

export const confirmJoinCode = operation({
  name: 'confirmJoinCode',
  audience: 'customer',
  method: 'POST',
  path: '/api/auth/join/confirmation',
  summary: 'Go on in the account whose e-mail address the code was sent to.',
  input: z.object({ challengeId, code: oneTimeCode }),
  output: z.object({
    user: person,
    /** Its e-mail address had never been proven: whoever had set its password can no longer use it. */
    passwordRemoved: z.boolean(),
  }),
  refusals: {
    'nothing-to-join': 409,
    'invalid-verification-code': 400,
    'otp-session-expired': 410,
  },
});
