import * as z from 'zod/mini';
import { allowanceRates } from '../allowance-rates.ts';
import { reasonText } from '../fields/application.ts';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';

export const setAllowanceRates = operation({
  name: 'setAllowanceRates',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/allowance-rates',
  summary:
    'From a day ahead on pay Karigars so much on top for a wait and for a long way. What offers have promised stands; set once more before that day comes, the last word holds.',
  input: z.object({ holdsFrom: localDate, ...allowanceRates, why: reasonText }),
  output: z.object({ holdsFrom: z.string() }),
  reveals: [],
  refusals: {
    /** The day has come, or is more than a year away. */
    'rates-day-invalid': 409,
  },
});
