import * as z from 'zod/mini';
import { allowanceRates } from '../allowance-rates.ts';
import { operation } from '../operation.ts';

export const listAllowanceRates = operation({
  name: 'listAllowanceRates',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/allowance-rates',
  summary:
    'What Karigars are paid on top for a wait at the door and for a long way: the rates of today, those before them and those to come, the latest first.',
  input: z.object({}),
  output: z.object({
    today: z.string(),
    rates: z.array(
      z.object({
        holdsFrom: z.string(),
        state: z.enum(['ahead', 'holds', 'over']),
        ...allowanceRates,
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
