import * as z from 'zod/mini';
import { email } from '../fields/email.ts';
import { operation } from '../operation.ts';
import { codeSent } from '../public/code-sent.ts';

export const requestJoinCode = operation({
  name: 'requestJoinCode',
  audience: 'customer',
  method: 'POST',
  path: '/api/auth/join/code',
  summary:
    'Send a code to the e-mail address of the account to go on in; it is named by the person, never by us.',
  input: z.object({ email }),
  output: codeSent,
  refusals: { 'nothing-to-join': 409, 'operation-not-allowed': 403, 'too-many-requests': 429 },
});
