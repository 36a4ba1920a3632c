import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { staffSession } from '../staff.ts';

export const showSecondFactor = operation({
  name: 'showSecondFactor',
  audience: 'public',
  method: 'POST',
  path: '/api/staff/second-factor/proof',
  summary:
    'Show the second factor: it opens the session, and later what needs it anew. A recovery code is good once.',
  input: z.object({
    way: z.enum(['passkey', 'totp', 'recovery'], 'way-unknown'),
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    response: z.optional(z.record(z.string(), z.unknown())),
  }),
  output: z.object({ session: staffSession }),
  refusals: {
    'staff-session-missing': 401,
    'second-factor-wrong': 403,
    'too-many-requests': 429,
  },
});
