import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { codeSent } from '../public/code-sent.ts';

export const requestPayeeCode = operation({
  name: 'requestPayeeCode',
  audience: 'applicant',
  method: 'POST',
  path: '/api/karigar/payee-code',
  summary: 'Send a code to the Karigar’s own proven mobile, to change where they are paid.',
  input: z.object({}),
  output: codeSent,
  refusals: {
    'not-on-roster': 409,
    'operation-not-allowed': 403,
    /** A Karigar with a password shows it first (`confirmSelf`), or has just signed in. */
    'confirmation-needed': 403,
    'too-many-requests': 429,
  },
});
