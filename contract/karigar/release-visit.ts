import * as z from 'zod/mini';
import { karigarNumber } from '../fields/karigar-number.ts';
import { karigarAct } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { RELEASE_REASONS } from '../visit.ts';
import { MOVE_REFUSALS } from './karigar-visit.ts';

export const releaseVisit = operation({
  name: 'releaseVisit',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/release',
  summary:
    'Give a visit back before setting out: it is offered to others at once, and the customer pays nothing for it. Of an event that has begun: the days that are left. One who comes along may also leave work that goes on. A leader of a crew may name who of it leads instead.',
  input: z.object({
    ...karigarAct,
    reason: z.enum(RELEASE_REASONS, 'reason-invalid'),
    /** Somebody of the crew; another of them leads where they have not said yes, or cannot come. */
    leaderId: z.optional(karigarNumber),
  }),
  output: z.object({ left: z.literal(true) }),
  refusals: {
    ...MOVE_REFUSALS,
  },
});
