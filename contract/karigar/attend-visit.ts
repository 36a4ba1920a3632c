import * as z from 'zod/mini';
import { oneTimeCode } from '../fields/one-time-code.ts';
import { karigarAct, position } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const attendVisit = operation({
  name: 'attendVisit',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/attendance',
  summary:
    'One of a crew who does not lead it is at the door, proven by a position near the address, or by the six digits that the customer reads for the crew; five tries. Nobody but operations can say afterwards that they stayed away.',
  input: z.object({
    ...karigarAct,
    position: z.optional(position),
    code: z.optional(oneTimeCode),
  }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'too-early-at-door': 409,
    'arrival-not-proven': 409,
    'too-far-away': 409,
    'position-too-vague': 409,
    'crew-code-wrong': 409,
    'crew-code-used-up': 409,
    'attendance-decided': 409,
    'attendance-settled': 409,
  },
});
