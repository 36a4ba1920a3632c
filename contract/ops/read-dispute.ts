import * as z from 'zod/mini';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { problem } from '../visit.ts';

export const readDispute = operation({
  name: 'readDispute',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/disputes/:id',
  summary:
    'Read what a customer says is wrong with a visit, with their pictures of it, and how it was resolved.',
  input: z.object({ id: visitId }),
  output: z.object({ problem }),
  reveals: [{ what: 'problem', whose: 'booking', at: 'input.id' }],
  refusals: { 'dispute-not-found': 404 },
});
