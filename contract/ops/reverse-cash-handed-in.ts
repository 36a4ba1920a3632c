import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const reverseCashHandedIn = operation({
  name: 'reverseCashHandedIn',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigar-cash/:id/reversal',
  summary:
    'Take back what was recorded of cash handed in, with the reason; the books keep both, and the receipt may be recorded anew.',
  input: z.object({ id: madeId, why: reasonText }),
  output: z.object({ heldPaise: z.number() }),
  reveals: [],
  refusals: { 'hand-in-not-found': 404 },
});
