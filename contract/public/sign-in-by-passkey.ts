import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { person } from './person.ts';

export const signInByPasskey = operation({
  name: 'signInByPasskey',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Sign in with a passkey: what the device has answered.',
  input: z.object({
    response: z.record(z.string(), z.unknown()),
    remember: z._default(z.boolean(), false),
  }),
  output: z.object({ user: person }),
  refusals: { 'passkey-unknown': 401, 'user-disabled': 403, 'too-many-requests': 429 },
});
