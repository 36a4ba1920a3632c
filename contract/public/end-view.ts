import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const endView = operation({
  name: 'endView',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/view/end',
  summary: 'End a look of ours at what a customer sees.',
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
  refusals: {},
});
