import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { failedWorkId, NOT_THERE } from './failed-work.ts';

export const dropFailedWork = operation({
  name: 'dropFailedWork',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/failed-work/:id/drop',
  summary:
    'Give up a job that failed for good, or an event that was set aside: nobody does it any more.',
  input: z.object({ id: failedWorkId }),
  output: z.object({ dropped: z.literal(true) }),
  reveals: [],
  refusals: NOT_THERE,
});
