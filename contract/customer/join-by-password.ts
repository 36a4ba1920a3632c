import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { person } from '../public/person.ts';

export const joinByPassword = operation({
  name: 'joinByPassword',
  audience: 'customer',
  method: 'POST',
  path: '/api/auth/join/password',
  summary: 'Go on in the account that claims the mobile just proven, by its password.',
  input: z.object({
    password: z
      .string()
      .check(z.minLength(1, 'password-missing'), z.maxLength(200, 'invalid-credential')),
  }),
  output: z.object({ user: person }),
  refusals: { 'nothing-to-join': 409, 'invalid-credential': 401, 'too-many-requests': 429 },
});
