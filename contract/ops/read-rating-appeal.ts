import * as z from 'zod/mini';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const readRatingAppeal = operation({
  name: 'readRatingAppeal',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/ratings/:id/appeal',
  summary: 'Read a Karigar’s appeal against a rating, beside what the customer said and gave.',
  input: z.object({ id: visitId }),
  output: z.object({
    stars: z.number(),
    comment: z.string(),
    why: z.string(),
    appealedAt: z.string(),
    granted: z.nullable(z.boolean()),
    answer: z.string(),
    decidedAt: z.nullable(z.string()),
  }),
  reveals: [{ what: 'problem', whose: 'booking', at: 'input.id' }],
  refusals: { 'appeal-not-found': 404 },
});
