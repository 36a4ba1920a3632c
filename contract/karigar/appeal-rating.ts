import * as z from 'zod/mini';
import { answerText, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const appealRating = operation({
  name: 'appealRating',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/ratings/:id/appeal',
  summary:
    'Say once why a customer’s rating of you is not fair, by the id of the booking; operations decide whether it counts.',
  input: z.object({ id: visitId, why: answerText }),
  output: z.object({ appealedAt: z.string() }),
  refusals: {
    'rating-not-found': 404,
    'rating-left-out': 409,
    'rating-appealed': 409,
    'appeal-too-late': 409,
  },
});
