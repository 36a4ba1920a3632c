import * as z from 'zod/mini';
import { longText } from '../fields/long-text.ts';
import { madeId } from '../fields/visit-fields.ts';
import { karigarPause } from '../karigar-pause.ts';
import { operation } from '../operation.ts';

export const appealPause = operation({
  name: 'appealPause',
  audience: 'applicant',
  method: 'POST',
  path: '/api/karigar/pauses/:id/appeal',
  summary:
    'Say once why a pause, or the end of working together, is wrong; somebody who has not decided it does.',
  input: z.object({ id: madeId, text: longText }),
  output: z.object({ pause: karigarPause }),
  refusals: { 'pause-not-found': 404, 'pause-over': 409, 'already-appealed': 409 },
});
