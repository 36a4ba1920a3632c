import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const makeRecoveryCodes = operation({
  name: 'makeRecoveryCodes',
  audience: 'public',
  method: 'POST',
  path: '/api/staff/recovery-codes',
  summary: 'Ten new recovery codes, shown once; those before open nothing any more.',
  input: z.object({}),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: {
    'staff-session-missing': 401,
    'second-factor-first': 403,
    'second-factor-again': 403,
  },
});
