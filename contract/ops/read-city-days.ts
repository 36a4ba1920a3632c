import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { DAY_MARKS } from '../public/read-day-marks.ts';

export const readCityDays = operation({
  name: 'readCityDays',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/city-days',
  summary:
    'From today on: the days on which nobody works, by city, and the festivals and tithis of a year with what operations have corrected.',
  input: z.object({}),
  output: z.object({
    cities: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** `why` is null for a day that came with the facts of its city. */
    closures: z.array(z.object({ city: z.string(), day: z.string(), why: z.nullable(z.string()) })),
    marks: z.array(
      z.object({
        date: z.string(),
        mark: z.enum(DAY_MARKS),
        shown: z.boolean(),
        /** `almanac` knows it by itself; `operations` have said so. */
        by: z.enum(['almanac', 'operations']),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
