import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { person } from './person.ts';

export const signIn = operation({
  name: 'signIn',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with an e-mail address or a +91 mobile, and a password.',
  input: z.object({
    identifier: z
      .string()
      .check(z.trim(), z.minLength(1, 'identifier-missing'), z.maxLength(254, 'invalid-email')),
    password: z
      .string()
      .check(z.minLength(1, 'password-missing'), z.maxLength(200, 'invalid-credential')),
    remember: z._default(z.boolean(), false),
  }),
  output: z.object({ user: person }),
  refusals: {
    'invalid-credential': 401,
    'user-not-found': 401,
    'wrong-password': 401,
    'user-disabled': 403,
    'too-many-requests': 429,
  },
});
