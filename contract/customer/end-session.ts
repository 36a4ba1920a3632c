import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const endSession = operation({
  name: 'endSession',
  audience: 'customer',
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign out one of one’s own browsers. One that is signed out already stays so.',
  input: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'session-id-invalid')) }),
  output: z.object({ ended: z.literal(true) }),
  refusals: {},
});
