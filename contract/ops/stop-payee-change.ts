import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const stopPayeeChange = operation({
  name: 'stopPayeeChange',
  door: 'ops',
  method: 'POST',
  path: '/api/ops/payee-changes/:id/stop',
  summary:
    'Nobody is paid where this change says, because its Karigar did not make it; he is paid where he was before, and told why.',
  input: z.object({ id: madeId, why: reasonText }),
  output: z.object({ stopped: z.literal(true) }),
  refusals: { 'payee-change-not-found': 404 },
});
