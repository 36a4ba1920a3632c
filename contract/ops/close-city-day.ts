import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';

export const closeCityDay = operation({
  name: 'closeCityDay',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/city-closures',
  summary:
    'Close a coming day of a city, or open it again. On a closed day nothing can be booked; a day that has visits is not closed before they are moved.',
  input: z.object({
    city: z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/, 'slug-invalid')),
    day: localDate,
    closed: z.boolean(),
    why: reasonText,
  }),
  output: z.object({ closed: z.boolean() }),
  reveals: [],
  refusals: { 'city-unknown': 404, 'day-past': 409, 'day-has-visits': 409 },
});
