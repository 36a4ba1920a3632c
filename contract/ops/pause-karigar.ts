import * as z from 'zod/mini';
import { karigarNumber } from '../fields/karigar-number.ts';
import { longText } from '../fields/long-text.ts';
import { madeId } from '../fields/visit-fields.ts';
import { karigarPause, PAUSE_REASONS } from '../karigar-pause.ts';
import { operation } from '../operation.ts';
import { policy } from '../policy.ts';

export const pauseKarigar = operation({
  name: 'pauseKarigar',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-pauses',
  summary:
    'Take a Karigar off the roster for up to 72 hours, with a notice that they read; their coming visits are offered to others, and the pause ends by itself unless it is decided. What they have earned is paid as ever.',
  input: z.object({
    karigarId: karigarNumber,
    pauseId: madeId,
    reason: z.enum(PAUSE_REASONS, 'pause-reason-unknown'),
    /** In the language of the Karigar. */
    notice: longText,
    hours: z
      .int('pause-too-long')
      .check(
        z.gte(1, 'pause-too-long'),
        z.lte(policy.pause.withoutDecisionHours, 'pause-too-long'),
      ),
  }),
  output: z.object({ pause: karigarPause }),
  reveals: [],
  refusals: {
    'karigar-not-found': 404,
    'not-on-roster': 409,
    'visit-under-way': 409,
    'own-account': 409,
    'pause-id-taken': 409,
  },
});
