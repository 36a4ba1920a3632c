import * as z from 'zod/mini';
import { karigarAct, wordsOrNone } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const appealDecision = operation({
  name: 'appealDecision',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/appeal',
  summary:
    'Appeal once against a decision by which you bear a part of a complaint, in words or by what you added beforehand; somebody else looks at it.',
  input: z.object({ ...karigarAct, why: wordsOrNone }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'text-missing': 400,
    'nothing-to-appeal': 409,
    'appeal-too-late': 409,
  },
});
