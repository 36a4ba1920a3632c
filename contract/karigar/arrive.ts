import * as z from 'zod/mini';
import { karigarAct, madeId, position } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const arrive = operation({
  name: 'arrive',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/arrival',
  summary:
    'Be at the door, proven by a position near the address or by a picture of it; pressing a button alone is not enough.',
  input: z.object({
    ...karigarAct,
    position: z.optional(position),
    /** A picture of the kind `arrival`, added before. */
    photoId: z.optional(madeId),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    /** More than half an hour before the promised time, without the customer’s yes. */
    'too-early-at-door': 409,
    'arrival-not-proven': 409,
    'too-far-away': 409,
    'position-too-vague': 409,
  },
});
