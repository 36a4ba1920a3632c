import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { TIME_STATES } from '../zone.ts';

export const listAreaLimits = operation({
  name: 'listAreaLimits',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/area-limits',
  summary:
    'The limits of areas that hold, will hold, or were over less than ninety days ago, each with its history.',
  input: z.object({}),
  output: z.object({
    today: z.string(),
    limits: z.array(
      z.object({
        id: z.string(),
        city: z.string(),
        wholeCity: z.boolean(),
        pincodes: z.array(z.string()),
        percent: z.number(),
        fromOn: z.string(),
        againOn: z.nullable(z.string()),
        version: z.number(),
        state: z.enum(TIME_STATES),
        /** How many visits stand there on its days. */
        visits: z.number(),
        history: z.array(
          z.object({
            type: z.enum(['AreaLimited', 'AreaLimitEnded']),
            at: z.string(),
            by: z.nullable(z.string()),
            why: z.string(),
            againOn: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
