import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { qualityPeriod } from '../quality.ts';

export const listRefusedWishes = operation({
  name: 'listRefusedWishes',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/quality/refused',
  summary:
    'The wishes behind what was refused and why, the latest day first, a hundred at a time: for which hour, place and service somebody asked, how often, and why we said no. They name nobody.',
  input: z.object({
    ...qualityPeriod,
    reason: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, 'filter-unknown'))),
    /** `next` of the answer before. */
    before: z.optional(
      z
        .string()
        .check(
          z.regex(/^\d{4}-\d{2}-\d{2}\/[a-z-]{1,40}\/\d{1,2}\/\d{0,6}\/\d{1,9}$/, 'cursor-invalid'),
        ),
    ),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        /** The day on which it was asked. */
        day: z.string(),
        reason: z.string(),
        /** The hour that was wished. */
        hour: z.number(),
        /** Empty for a place that we do not know. */
        pincode: z.string(),
        serviceId: z.number(),
        serviceName: z.nullable(z.string()),
        requests: z.number(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  reveals: [],
  refusals: { 'days-invalid': 400, 'cursor-invalid': 400 },
});
