import * as z from 'zod/mini';
import { answerText, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const decideRatingAppeal = operation({
  name: 'decideRatingAppeal',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/ratings/:id/appeal',
  summary:
    'Decide a Karigar’s appeal against a rating: granted, the rating is no part of their average any more.',
  input: z.object({ id: visitId, granted: z.boolean('decision-unknown'), comment: answerText }),
  output: z.object({ granted: z.boolean() }),
  reveals: [],
  refusals: { 'appeal-not-found': 404, 'own-account': 409 },
});
