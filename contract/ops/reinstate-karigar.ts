import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId } from '../fields/visit-fields.ts';
import { karigarPause } from '../karigar-pause.ts';
import { operation } from '../operation.ts';

export const reinstateKarigar = operation({
  name: 'reinstateKarigar',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-pauses/:id/end',
  summary:
    'A pause is over and its Karigar on the roster again, with the hours and skills of before; they are told why.',
  input: z.object({ id: madeId, why: reasonText }),
  output: z.object({ pause: karigarPause }),
  reveals: [],
  refusals: { 'pause-not-found': 404, 'pause-over': 409, 'own-account': 409 },
});
