import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const readKarigarPositions = operation({
  name: 'readKarigarPositions',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigar-positions',
  summary:
    'Where those Karigars are who are on the way to a visit: the one last position of each, rounded to some ten metres, with its age, and between which times they are expected at the door. Of anybody else there is none. Rows come as columns, because a city has thousands.',
  input: z.object({}),
  output: z.object({
    positions: z.object({
      bookingId: z.array(z.string()),
      karigarId: z.array(z.number()),
      latitude: z.array(z.number()),
      longitude: z.array(z.number()),
      /** How old it was when this was answered, by the server's clock. */
      secondsOld: z.array(z.number()),
      /** The window that their customer is told. */
      arrivesFrom: z.array(z.nullable(z.string())),
      arrivesUntil: z.array(z.nullable(z.string())),
      /** It begins after what counts as on time. */
      late: z.array(z.boolean()),
    }),
  }),
  reveals: [{ what: 'position', whose: 'karigar', at: 'output.positions.karigarId' }],
  refusals: {},
});
