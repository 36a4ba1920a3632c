import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const listOftenRefused = operation({
  name: 'listOftenRefused',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/often-refused-customers',
  summary:
    'Customers to whom three Karigars or more do not go again, the most refused first, without their names.',
  input: z.object({}),
  output: z.object({
    customers: z.array(
      z.object({
        userId: z.string(),
        karigars: z.number(),
        /** The visit after which it was said last. */
        reference: z.string(),
        lastAt: z.string(),
      }),
    ),
  }),
  reveals: [{ what: 'account', whose: 'user', at: 'output.customers.userId' }],
  refusals: {},
});
