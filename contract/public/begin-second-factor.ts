import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { SECOND_FACTORS } from '../staff.ts';

export const beginSecondFactor = operation({
  name: 'beginSecondFactor',
  audience: 'public',
  method: 'POST',
  path: '/api/staff/second-factor/new',
  summary:
    'Begin to add a second factor: what the browser makes a passkey with, or what an authenticator app reads. For whoever has none yet, or has just shown one.',
  input: z.object({ way: z.enum(SECOND_FACTORS, 'way-unknown') }),
  output: z.object({
    /** For `startRegistration` of the browser. */
    passkey: z.nullable(z.record(z.string(), z.unknown())),
    totp: z.nullable(
      z.object({
        secret: z.string(),
        address: z.string(),
        picture: z.object({ size: z.number(), path: z.string() }),
      }),
    ),
  }),
  refusals: {
    'staff-session-missing': 401,
    'second-factor-first': 403,
    'second-factor-again': 403,
  },
});
