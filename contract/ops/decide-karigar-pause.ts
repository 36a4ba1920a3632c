import * as z from 'zod/mini';
import { longText } from '../fields/long-text.ts';
import { madeId } from '../fields/visit-fields.ts';
import { karigarPause } from '../karigar-pause.ts';
import { operation } from '../operation.ts';
import { policy } from '../policy.ts';

export const decideKarigarPause = operation({
  name: 'decideKarigarPause',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-pauses/:id/decision',
  summary:
    'Decide a pause with its evidence, which the Karigar reads: it stays for some more days, or we do not work together any more. Both may be appealed against.',
  input: z.object({
    id: madeId,
    decision: z.enum(['stay', 'end'], 'decision-unknown'),
    evidence: longText,
    /** With `stay`: for how many days from now. */
    days: z._default(
      z
        .int('pause-too-long')
        .check(z.gte(1, 'pause-too-long'), z.lte(policy.pause.decidedDays, 'pause-too-long')),
      7,
    ),
  }),
  output: z.object({ pause: karigarPause }),
  reveals: [],
  refusals: { 'pause-not-found': 404, 'pause-over': 409, 'own-account': 409 },
});
