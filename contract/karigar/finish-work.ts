import * as z from 'zod/mini';
import { karigarAct, lineNumber, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { PAY_BY } from '../visit.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const finishWork = operation({
  name: 'finishWork',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/finish',
  summary:
    'The work is done: a bill of at most what was agreed on, and what is due counted in cash or paid by a link.',
  input: z.object({
    ...karigarAct,
    /** Lines that cost less than agreed; the others cost what was agreed. */
    lines: z._default(
      z
        .array(z.object({ line: lineNumber, amountPaise: paise }))
        .check(z.maxLength(100, 'too-many-lines')),
      [],
    ),
    payBy: z.enum(PAY_BY, 'pay-by-invalid'),
    /** The sum the Karigar has counted, with `cash`. */
    cashPaise: z._default(paise, 0),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'bill-too-high': 409,
    'cash-differs': 409,
    'pay-by-needed': 409,
    'estimate-open': 409,
  },
});
