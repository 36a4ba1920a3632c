import * as z from 'zod/mini';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const tryContact = operation({
  name: 'tryContact',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/contact-tries',
  summary: 'Say that one has tried to reach the customer, who is told so too.',
  input: z.object({
    ...karigarAct,
    by: z.enum(['call', 'message', 'bell'], 'contact-way-invalid'),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'try-later': 409,
  },
});
