import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const removePasskey = operation({
  name: 'removePasskey',
  audience: 'applicant',
  method: 'DELETE',
  path: '/api/passkeys',
  summary: 'Take a passkey away: it signs nobody in any more.',
  input: z.object({
    id: z.string().check(z.regex(/^[\w-]{1,1400}$/, 'not-found')),
  }),
  output: z.object({ removed: z.literal(true) }),
  refusals: {},
});
