import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const beginPasskeySignIn = operation({
  name: 'beginPasskeySignIn',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/passkey/challenge',
  summary:
    'What the browser asks a device for a passkey with, whoever it belongs to: good once, for five minutes and in this browser.',
  input: z.object({}),
  output: z.object({ passkey: z.record(z.string(), z.unknown()) }),
  refusals: {},
});
