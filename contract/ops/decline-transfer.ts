import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const declineTransfer = operation({
  name: 'declineTransfer',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/transfers/:id/decline',
  summary:
    'Decline a refund or payout by hand that waits for a second of us, with the reason; after a week without a yes it is declined by itself.',
  input: z.object({ id: madeId, why: reasonText }),
  output: z.object({ state: z.literal('declined') }),
  reveals: [],
  refusals: { 'transfer-not-found': 404 },
});
