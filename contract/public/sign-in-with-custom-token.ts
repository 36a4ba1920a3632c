import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { person } from './person.ts';

export const signInWithCustomToken = operation({
  name: 'signInWithCustomToken',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/custom-token/session',
  summary: 'Sign in with the token that an ID token was exchanged for.',
  input: z.object({
    customToken: z
      .string()
      .check(z.minLength(1, 'invalid-custom-token'), z.maxLength(200, 'invalid-custom-token')),
    remember: z._default(z.boolean(), false),
  }),
  output: z.object({ user: person }),
  refusals: { 'invalid-custom-token': 401, 'user-disabled': 403 },
});
