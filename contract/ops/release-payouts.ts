import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const releasePayouts = operation({
  name: 'releasePayouts',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/payouts-release',
  summary:
    'After the database was set back: say that the bank’s statement since then was compared, so that money leaves by bank file again. Asked again it changes nothing.',
  input: z.object({}),
  output: z.object({
    /** How many restores were waiting for it. */
    released: z.number(),
  }),
  reveals: [],
  refusals: {},
});
