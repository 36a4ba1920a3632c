import * as z from 'zod/mini';
import { societyRules } from '../fields/society-rules.ts';
import { operation } from '../operation.ts';

export const saveSociety = operation({
  name: 'saveSociety',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/societies',
  summary:
    'Write down a housing society and what it asks of visitors: a new one, or one that is there. Visits that are booked stay as they were booked.',
  input: z.object({
    /** Given for a society that exists already. */
    id: z.optional(z.int('number-invalid')),
    society: societyRules,
  }),
  output: z.object({ id: z.number() }),
  reveals: [],
  refusals: { 'society-unknown': 404, 'society-there': 409, 'outside-served-area': 409 },
});
