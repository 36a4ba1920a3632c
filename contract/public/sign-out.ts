import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const signOut = operation({
  name: 'signOut',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session. Signing out twice is as good as once.',
  input: z.object({}),
  output: z.object({ signedOut: z.literal(true) }),
  refusals: {},
});
