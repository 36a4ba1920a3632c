import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';

export const readCityDay = operation({
  name: 'readCityDay',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/city-days/:city/:day',
  summary:
    'What stands in the way of closing a day of a city: how many visits begin on it, and the first of them.',
  input: z.object({
    city: z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/, 'slug-invalid')),
    day: localDate,
  }),
  output: z.object({
    visits: z.number(),
    /** The earliest, at most twenty. */
    first: z.array(
      z.object({ bookingId: z.string(), reference: z.string(), startsAt: z.string() }),
    ),
  }),
  reveals: [],
  refusals: {},
});
