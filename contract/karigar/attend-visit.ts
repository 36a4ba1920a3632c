import * as z from 'zod/mini';
import { karigarAct, position } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { karigarVisit, MOVE_REFUSALS } from './karigar-visit.ts';

export const attendVisit = operation({
  name: 'attendVisit',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/attendance',
  summary:
    'One of a crew who does not lead it is at the door, proven by a position near the address. Nobody but operations can say afterwards that they stayed away.',
  input: z.object({ ...karigarAct, position }),
  output: z.object({ visit: karigarVisit }),
  refusals: {
    ...MOVE_REFUSALS,
    'too-early-at-door': 409,
    'arrival-not-proven': 409,
    'too-far-away': 409,
    'position-too-vague': 409,
    'attendance-decided': 409,
    'attendance-settled': 409,
  },
});
