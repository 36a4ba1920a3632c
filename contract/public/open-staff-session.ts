import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { staffSession } from '../staff.ts';

export const openStaffSession = operation({
  name: 'openStaffSession',
  audience: 'public',
  method: 'POST',
  path: '/api/staff/session',
  summary:
    'Begin a session of operations by password. Nothing is open with it until a second factor is shown; it has a cookie of its own and ends after twelve hours.',
  input: z.object({
    identifier: z.string().check(z.trim(), z.minLength(1, 'identifier-missing'), z.maxLength(320)),
    password: z.string().check(z.minLength(1, 'password-missing'), z.maxLength(1000)),
  }),
  output: z.object({ session: staffSession }),
  refusals: {
    'invalid-credential': 401,
    'user-not-found': 401,
    'wrong-password': 401,
    'user-disabled': 403,
    'not-staff': 403,
    'too-many-requests': 429,
  },
});
