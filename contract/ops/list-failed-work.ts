import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const listFailedWork = operation({
  name: 'listFailedWork',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/failed-work',
  summary:
    'Jobs that failed for good, and events that could not be made jobs of, the oldest first, at most 200: what it was, why it failed, and since when it lies.',
  input: z.object({}),
  output: z.object({
    failed: z.array(
      z.object({
        id: z.string(),
        /** The job, or the event’s type. */
        what: z.string(),
        kind: z.enum(['job', 'event']),
        eventIds: z.array(z.number()),
        reason: z.string(),
        since: z.string(),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
