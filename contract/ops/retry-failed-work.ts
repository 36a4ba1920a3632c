import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { failedWorkId, NOT_THERE } from './failed-work.ts';

export const retryFailedWork = operation({
  name: 'retryFailedWork',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/failed-work/:id/retry',
  summary:
    'Try a job again that failed for good, or make jobs again of an event that was set aside. What was done already is not done twice.',
  input: z.object({ id: failedWorkId }),
  output: z.object({ retried: z.literal(true) }),
  reveals: [],
  refusals: NOT_THERE,
});
