import * as z from 'zod/mini';
import { oneTimeCode } from '../fields/one-time-code.ts';
import { operation } from '../operation.ts';
import { SECOND_FACTORS, staffSession } from '../staff.ts';

export const addSecondFactor = operation({
  name: 'addSecondFactor',
  audience: 'public',
  method: 'POST',
  path: '/api/staff/second-factor',
  summary:
    'Add the second factor that was begun, by its first answer. With the first one ever come ten recovery codes, shown once.',
  input: z.object({
    way: z.enum(SECOND_FACTORS, 'way-unknown'),
    code: z.optional(oneTimeCode),
    response: z.optional(z.record(z.string(), z.unknown())),
  }),
  output: z.object({ session: staffSession, recoveryCodes: z.nullable(z.array(z.string())) }),
  refusals: {
    'staff-session-missing': 401,
    'second-factor-first': 403,
    'second-factor-again': 403,
    'second-factor-wrong': 403,
    'too-many-requests': 429,
  },
});
