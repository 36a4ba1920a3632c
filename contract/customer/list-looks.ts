import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REVEALED } from '../reveals.ts';

export const listLooks = operation({
  name: 'listLooks',
  audience: 'customer',
  method: 'GET',
  path: '/api/profile/looks',
  summary:
    'When somebody of operations has looked at what is known of one, and at what, the latest first.',
  input: z.object({}),
  output: z.object({
    looks: z.array(
      z.object({ at: z.string(), what: z.enum(REVEALED), why: z.nullable(z.string()) }),
    ),
  }),
  refusals: {},
});
