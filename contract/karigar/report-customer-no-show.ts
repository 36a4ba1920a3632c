import * as z from 'zod/mini';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const reportCustomerNoShow = operation({
  name: 'reportCustomerNoShow',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/no-show',
  summary: 'Nobody is at home, after the wait and two tries to reach the customer.',
  input: z.object({
    ...karigarAct,
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'not-at-the-door': 409,
    'wait-longer': 409,
    'try-to-reach': 409,
  },
});
