import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const viewAsCustomer = operation({
  name: 'viewAsCustomer',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/customers/:userId/views',
  summary:
    'Look at the pages of a customer as they see them, for a reason and for 15 minutes. Nothing can be changed there, codes are masked, and the customer reads in their data that somebody looked.',
  input: z.object({
    userId: z.string().check(z.uuid('person-invalid'), z.toLowerCase()),
    why: reasonText,
  }),
  output: z.object({
    /** Opens the look once, within a minute. */
    address: z.string(),
    endsAt: z.string(),
  }),
  reveals: [{ what: 'pages', whose: 'user', at: 'input.userId' }],
  refusals: { 'person-not-found': 404 },
});
