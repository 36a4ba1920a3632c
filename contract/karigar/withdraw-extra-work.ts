import * as z from 'zod/mini';
import { karigarAct, madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const withdrawExtraWork = operation({
  name: 'withdrawExtraWork',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/estimates/:estimateId/withdrawal',
  summary:
    'Take back an estimate that nobody has answered yet: it was mistyped, or the work is to end without it.',
  input: z.object({ ...karigarAct, estimateId: madeId }),
  output: z.object({ visit: karigarVisit }),
  refusals: { ...MOVE_REFUSALS, 'estimate-not-found': 404, 'estimate-answered': 409 },
});
