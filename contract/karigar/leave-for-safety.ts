import * as z from 'zod/mini';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const leaveForSafety = operation({
  name: 'leaveForSafety',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/safety-exit',
  summary:
    'Leave because it does not feel safe. No question is asked first; the visit is paid, and somebody of ours calls. At a visit that can no longer be left it ends nothing (safety-exit-late): they are called all the same.',
  input: z.object({
    ...karigarAct,
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'safety-exit-late': 409,
  },
});
