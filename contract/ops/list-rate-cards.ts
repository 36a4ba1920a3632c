import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rate } from '../rate-card.ts';

export const listRateCards = operation({
  name: 'listRateCards',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/rate-cards',
  summary: 'Every price of extra work by its service, as Karigars choose from it.',
  input: z.object({}),
  output: z.object({ rates: z.array(z.extend(rate, { service: z.string() })) }),
  reveals: [],
  refusals: {},
});
