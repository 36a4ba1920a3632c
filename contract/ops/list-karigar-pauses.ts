import * as z from 'zod/mini';
import { karigarPause } from '../karigar-pause.ts';
import { operation } from '../operation.ts';

export const listKarigarPauses = operation({
  name: 'listKarigarPauses',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigar-pauses',
  summary: 'List the Karigars whom we paused, what was decided, and which appeals wait.',
  input: z.object({}),
  output: z.object({
    pauses: z.array(
      z.extend(karigarPause, {
        karigarId: z.number(),
        name: z.string(),
        pausedBy: z.nullable(z.string()),
        decidedBy: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [{ what: 'account', whose: 'karigar', at: 'output.pauses.karigarId' }],
  refusals: {},
});
