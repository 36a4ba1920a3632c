import * as z from 'zod/mini';
import { comment, karigarAct, stars } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const rateCustomer = operation({
  name: 'rateCustomer',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/rating',
  summary: 'Rate the customer; nobody sees it before both have rated, or seven days have gone by.',
  input: z.object({
    ...karigarAct,
    stars,
    comment: z._default(comment, ''),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'rating-closed': 409,
    'already-rated': 409,
  },
});
