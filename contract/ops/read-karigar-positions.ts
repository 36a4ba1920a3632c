import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const readKarigarPositions = operation({
  name: 'readKarigarPositions',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigar-positions',
  summary:
    'Where those Karigars are who are on the way to a visit: the one last position of each, rounded to some ten metres, with its age. Of anybody else there is none. Rows come as columns, because a city has thousands.',
  input: z.object({}),
  output: z.object({
    positions: z.object({
      bookingId: z.array(z.string()),
      karigarId: z.array(z.number()),
      latitude: z.array(z.number()),
      longitude: z.array(z.number()),
      /** How old it was when this was answered, by the server's clock. */
      secondsOld: z.array(z.number()),
    }),
  }),
  reveals: [{ what: 'position', whose: 'karigar', at: 'output.positions.karigarId' }],
  refusals: {},
});
