import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { REFUSE_REASONS } from '../refuse-reasons.ts';

export const listRefusedCustomers = operation({
  name: 'listRefusedCustomers',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/refused-customers',
  summary:
    'The customers to whom the signed-in Karigar does not go again, each by their visit there.',
  input: z.object({}),
  output: z.object({
    refused: z.array(
      z.object({
        visitId: z.string(),
        serviceSlug: z.string(),
        date: z.string(),
        reason: z.enum(REFUSE_REASONS),
      }),
    ),
  }),
  refusals: {},
});
