import * as z from 'zod/mini';
import { karigarNumber } from '../fields/karigar-number.ts';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { BREAKDOWN_REASONS } from '../visit.ts';
import { MOVE_REFUSALS } from './karigar-visit.ts';

export const breakOffVisit = operation({
  name: 'breakOffVisit',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/breakdown',
  summary:
    'Something has happened on the way or at the door: one of the crew leads, the one who is named if they can, or somebody else is looked for at once.',
  input: z.object({
    ...karigarAct,
    reason: z.enum(BREAKDOWN_REASONS, 'reason-invalid'),
    /** Somebody of the crew; another of them leads where they have not said yes, or cannot come. */
    leaderId: z.optional(karigarNumber),
  }),
  output: z.object({ left: z.literal(true) }),
  refusals: {
    ...MOVE_REFUSALS,
  },
});
