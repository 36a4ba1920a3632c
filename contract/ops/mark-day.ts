import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';
import { DAY_MARKS } from '../public/read-day-marks.ts';

export const markDay = operation({
  name: 'markDay',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/day-marks',
  summary:
    'Say that a day bears a festival or tithi or does not; null leaves it to the almanac again. A mark is a hint and forbids nothing.',
  input: z.object({
    date: localDate,
    mark: z.enum(DAY_MARKS),
    shown: z.nullable(z.boolean()),
  }),
  output: z.object({ shown: z.nullable(z.boolean()) }),
  reveals: [],
  refusals: {},
});
