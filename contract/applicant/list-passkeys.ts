import * as z from 'zod/mini';
import { operation } from '../operation.ts';

const passkey = z.object({
  id: z.string(),
  /** The browser's name at the time it was made, e.g. `Chrome · Android`. */
  device: z.nullable(z.string()),
  addedAt: z.string(),
  usedAt: z.nullable(z.string()),
});

export const listPasskeys = operation({
  name: 'listPasskeys',
  audience: 'applicant',
  method: 'GET',
  path: '/api/passkeys',
  summary: 'The passkeys that sign one in, the oldest first.',
  input: z.object({}),
  output: z.object({
    passkeys: z.array(passkey),
    /** Whether one may be added now: it was shown within ten minutes who sits there. */
    isFresh: z.boolean(),
  }),
  refusals: {},
});
