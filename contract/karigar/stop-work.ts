import * as z from 'zod/mini';
import { karigarAct, lineNumber, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { STOP_REASONS } from '../visit.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const stopWork = operation({
  name: 'stopWork',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/work-stop',
  summary:
    'Stop the work before its end: what of each line has been done, for the customer to accept or dispute.',
  input: z.object({
    ...karigarAct,
    reason: z.enum(STOP_REASONS, 'reason-invalid'),
    /** Lines that are not named cost nothing. */
    lines: z
      .array(z.object({ line: lineNumber, amountPaise: paise }))
      .check(z.maxLength(100, 'too-many-lines')),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'bill-too-high': 409,
  },
});
