import * as z from 'zod/mini';
import { oneTimeCode } from '../fields/one-time-code.ts';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const startWork = operation({
  name: 'startWork',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/start',
  summary:
    'Begin the work with the six digits that the customer alone knows; five tries for each code.',
  input: z.object({
    ...karigarAct,
    code: oneTimeCode,
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    /** More than half an hour before the promised time, without the customer’s yes. */
    'too-early-at-door': 409,
    'start-code-wrong': 409,
    'start-code-used-up': 409,
  },
});
