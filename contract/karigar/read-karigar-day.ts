import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';
import { visitOfDay } from './karigar-visit.ts';

export const readKarigarDay = operation({
  name: 'readKarigarDay',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/day',
  summary: 'One’s visits of a day, in the order of the route; today where no day is named.',
  input: z.object({ date: z.optional(localDate) }),
  output: z.object({ date: z.string(), visits: z.array(visitOfDay) }),
  refusals: {},
});
