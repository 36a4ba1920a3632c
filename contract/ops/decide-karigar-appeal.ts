import * as z from 'zod/mini';
import { longText } from '../fields/long-text.ts';
import { madeId } from '../fields/visit-fields.ts';
import { karigarPause } from '../karigar-pause.ts';
import { operation } from '../operation.ts';

export const decideKarigarAppeal = operation({
  name: 'decideKarigarAppeal',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-pauses/:id/appeal/decision',
  summary:
    'Answer a Karigar’s appeal, as somebody who has neither paused them nor decided on it. Granted, they are on the roster again at once.',
  input: z.object({ id: madeId, granted: z.boolean('decision-unknown'), reason: longText }),
  output: z.object({ pause: karigarPause }),
  reveals: [],
  refusals: {
    'pause-not-found': 404,
    'pause-over': 409,
    'no-appeal': 409,
    'appeal-decided': 409,
    'appeal-by-another': 409,
    'own-account': 409,
  },
});
