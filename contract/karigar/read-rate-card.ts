import * as z from 'zod/mini';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { rate } from '../rate-card.ts';

export const readRateCard = operation({
  name: 'readRateCard',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/visits/:id/rates',
  summary: 'Prices of extra work at a visit, by part and by unit of labour.',
  input: z.object({ id: visitId }),
  output: z.object({ rates: z.array(rate) }),
  refusals: { 'visit-not-found': 404 },
});
