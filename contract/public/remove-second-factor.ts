import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { SECOND_FACTORS } from '../staff.ts';

export const removeSecondFactor = operation({
  name: 'removeSecondFactor',
  audience: 'public',
  method: 'DELETE',
  path: '/api/staff/second-factors',
  summary:
    'Take a second factor of one’s own away, and sign out everywhere else. The last one stays: another is added first.',
  input: z.object({
    way: z.enum(SECOND_FACTORS, 'way-unknown'),
    /** Names the passkey. */
    id: z.optional(z.string().check(z.regex(/^[\w-]{1,1400}$/, 'not-found'))),
  }),
  output: z.object({ removed: z.literal(true) }),
  refusals: {
    'staff-session-missing': 401,
    'second-factor-first': 403,
    'second-factor-again': 403,
    'last-second-factor': 409,
  },
});
