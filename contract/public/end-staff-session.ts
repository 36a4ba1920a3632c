import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const endStaffSession = operation({
  name: 'endStaffSession',
  audience: 'public',
  method: 'POST',
  path: '/api/staff/session/end',
  summary: 'Sign out of operations in this browser.',
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
  refusals: {},
});
