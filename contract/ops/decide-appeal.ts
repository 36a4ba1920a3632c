import * as z from 'zod/mini';
import { karigarNumber } from '../fields/karigar-number.ts';
import { answerText, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const decideAppeal = operation({
  name: 'decideAppeal',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/disputes/:id/appeal',
  summary:
    'Decide a Karigar’s appeal, by somebody who did not make the decision: granted, we pay what they bore.',
  input: z.object({
    id: visitId,
    /** The Karigar of the crew who appeals; without it whoever leads the visit. */
    karigarId: z.optional(karigarNumber),
    granted: z.boolean(),
    comment: answerText,
  }),
  output: z.object({ granted: z.boolean() }),
  reveals: [],
  refusals: { 'appeal-not-found': 404, 'needs-another-person': 409 },
});
