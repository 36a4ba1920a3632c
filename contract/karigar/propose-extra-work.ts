import * as z from 'zod/mini';
import { karigarAct, label, madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const proposeExtraWork = operation({
  name: 'proposeExtraWork',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/estimates',
  summary:
    'Propose work beyond what was booked, line by line; the customer answers in their own app.',
  input: z.object({
    ...karigarAct,
    estimateId: madeId,
    lines: z
      .array(
        z.object({
          kind: z.enum(['labour', 'parts'], 'line-kind-invalid'),
          label,
          amountPaise: paise.check(z.gte(100, 'amount-invalid')),
        }),
      )
      .check(z.minLength(1, 'lines-missing'), z.maxLength(20, 'too-many-lines')),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'estimate-open': 409,
    'too-much-extra': 409,
  },
});
