import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { codeSent } from '../public/code-sent.ts';

export const requestOwnCode = operation({
  name: 'requestOwnCode',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/own-code',
  summary: 'For an account without a password: send a code to its own proven mobile or address.',
  input: z.object({}),
  output: codeSent,
  refusals: { 'operation-not-allowed': 403, 'too-many-requests': 429 },
});
