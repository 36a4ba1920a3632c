import * as z from 'zod/mini';
import { catalogueSlug } from '../fields/catalogue-content.ts';
import { operation } from '../operation.ts';

export const withdrawFromSale = operation({
  name: 'withdrawFromSale',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/catalogue/withdrawals',
  summary: 'Sell a service no longer, from a moment on. What is booked of it takes place.',
  input: z.object({
    slug: catalogueSlug,
    from: z.nullable(z.iso.datetime({ offset: true, error: 'date-invalid' })),
  }),
  output: z.object({ from: z.string() }),
  reveals: [],
  refusals: { 'service-unknown': 404, 'publish-date-past': 409 },
});
