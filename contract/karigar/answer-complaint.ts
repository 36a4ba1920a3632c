import * as z from 'zod/mini';
import { answerText, karigarAct, lineNumber } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const answerComplaint = operation({
  name: 'answerComplaint',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/complaint-answers',
  summary:
    'Say your side of a complaint that may cut your pay, line by line, before it is decided. Said again, the later words count.',
  input: z.object({
    ...karigarAct,
    answers: z
      .array(z.object({ line: lineNumber, answer: answerText }))
      .check(z.minLength(1, 'line-invalid'), z.maxLength(50, 'line-invalid')),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: { ...MOVE_REFUSALS, 'line-unknown': 409 },
});
