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
    'Stop a change of payee that its Karigar did not make: nobody is paid there, the Karigar is paid where they were before, and told why. What was made for it and is not paid yet is held back at the bank and returned.',
  input: z.object({ id: madeId, why: reasonText }),
  output: z.object({ stopped: z.literal(true), payouts: unpaidPayouts }),
  reveals: [],
  refusals: { 'payee-change-not-found': 404, 'own-money': 409 },
});
