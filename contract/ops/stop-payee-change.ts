import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { unpaidPayouts } from '../fields/unpaid-payouts.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const stopPayeeChange = operation({
  name: 'stopPayeeChange',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/payee-changes/:id/stop',
  summary:
    'Nobody is paid where this change says, because its Karigar did not make it; he is paid where he was before, and told why. What was made for it and is not paid yet is held back at the bank and returned.',
  input: z.object({ id: madeId, why: reasonText }),
  output: z.object({ stopped: z.literal(true), payouts: unpaidPayouts }),
  reveals: [],
  refusals: { 'payee-change-not-found': 404, 'own-money': 409 },
});
