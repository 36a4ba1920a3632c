import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const declineRefundByHand = operation({
  name: 'declineRefundByHand',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/refunds/:id/decline',
  summary:
    'Decline a refund by hand that waits for a second of us, with the reason; after a week without a yes it is declined by itself.',
  input: z.object({ id: madeId, why: reasonText }),
  output: z.object({ state: z.literal('declined') }),
  reveals: [],
  refusals: { 'refund-not-found': 404 },
});
