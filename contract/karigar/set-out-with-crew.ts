import * as z from 'zod/mini';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const setOutWithCrew = operation({
  name: 'setOutWithCrew',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/way',
  summary:
    'One of a crew who does not lead it is on the way; whoever leads and the customer see it. The start code stays that of the leader.',
  input: z.object({ ...karigarAct }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'too-early-to-set-out': 409,
  },
});
