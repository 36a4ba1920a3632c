import * as z from 'zod/mini';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const tickChecklist = operation({
  name: 'tickChecklist',
  audience: 'karigar',
  method: 'PUT',
  path: '/api/karigar/visits/:id/checklist',
  summary: 'Tick off what is done; what is not named is not.',
  input: z.object({
    ...karigarAct,
    done: z
      .array(z.string().check(z.maxLength(40, 'text-too-long')))
      .check(z.maxLength(20, 'too-many-lines')),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
  },
});
