import * as z from 'zod/mini';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const dispatchVisit = operation({
  name: 'dispatchVisit',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/departure',
  summary: 'Set out: the customer is told, and gets the code that starts the work.',
  input: z.object({
    ...karigarAct,
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'too-early-to-set-out': 409,
    'visit-under-way': 409,
  },
});
