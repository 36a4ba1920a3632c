import * as z from 'zod/mini';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const askEarly = operation({
  name: 'askEarly',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/early-requests',
  summary:
    'Ask the customer whether you may come more than half an hour before the promised time, from when you may set out. Until a yes, the door, the start and the gate pass wait.',
  input: z.object({
    ...karigarAct,
    wantsAt: z.iso.datetime({ offset: true, error: 'happened-at-invalid' }),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    /** Nobody can say days ahead that they will be early. */
    'too-early-to-set-out': 409,
    /** That hour needs no asking, or has passed. */
    'not-early': 409,
    'asked-too-often': 409,
  },
});
