import * as z from 'zod/mini';
import { karigarAct, label, madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { MOST_OF_A_RATE } from '../rate-card.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const proposeExtraWork = operation({
  name: 'proposeExtraWork',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/estimates',
  summary:
    'Propose work beyond what was booked, line by line: by the rate card, or in words of one’s own beside a picture. The customer answers in their own app.',
  input: z.object({
    ...karigarAct,
    estimateId: madeId,
    lines: z
      .array(
        z.object({
          kind: z.enum(['labour', 'parts'], 'line-kind-invalid'),
          label,
          amountPaise: paise.check(z.gte(100, 'amount-invalid')),
          /** The row of the rate card by which it is reckoned; the sum is checked against it. */
          rate: z.optional(
            z.object({
              key: z.string().check(z.maxLength(40, 'rate-unknown')),
              quantity: z
                .int('quantity-invalid')
                .check(z.gte(1, 'quantity-invalid'), z.lte(MOST_OF_A_RATE, 'quantity-invalid')),
            }),
          ),
        }),
      )
      .check(z.minLength(1, 'lines-missing'), z.maxLength(20, 'too-many-lines')),
    /** A picture of the part or the bill, added before; lines in words of one's own need it. */
    photoId: z.optional(madeId),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'estimate-open': 409,
    'too-much-extra': 409,
    /** The price of a line is another by now, or there is no such row. */
    'rate-changed': 409,
    'picture-needed': 409,
  },
});
