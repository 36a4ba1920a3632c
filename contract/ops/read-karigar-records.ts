import * as z from 'zod/mini';
import { karigarInPath } from '../fields/karigar-number.ts';
import { saidOfBooking } from '../live.ts';
import { operation } from '../operation.ts';

export const readKarigarRecords = operation({
  name: 'readKarigarRecords',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigars/:karigarId/records',
  summary:
    'What a Karigar and their customers said to each other at the latest thirty visits of the Karigar, the latest first.',
  input: z.object({ karigarId: karigarInPath }),
  output: z.object({ said: z.array(saidOfBooking) }),
  reveals: [
    { what: 'talk', whose: 'karigar', at: 'input.karigarId' },
    { what: 'talk', whose: 'booking', at: 'output.said.bookingId' },
  ],
  refusals: { 'karigar-not-found': 404 },
});
