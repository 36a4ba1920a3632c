import * as z from 'zod/mini';
import { operation } from '../operation.ts';

const passkey = z.object({
  id: z.string(),
  /** The browser's name at the time it was made, e.g. `Chrome · Android`. */
  device: z.nullable(z.string()),
  addedAt: z.string(),
  usedAt: z.nullable(z.string()),
});

export const listSecondFactors = operation({
  name: 'listSecondFactors',
  audience: 'public',
  method: 'GET',
  path: '/api/staff/second-factors',
  summary:
    'The second factors of whoever asks: their passkeys, the oldest first, since when they have an authenticator, and how many recovery codes are left.',
  input: z.object({}),
  output: z.object({
    passkeys: z.array(passkey),
    authenticatorSince: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
  }),
  refusals: { 'staff-session-missing': 401, 'second-factor-first': 403 },
});
