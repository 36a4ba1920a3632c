import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const replayWebhookDelivery = operation({
  name: 'replayWebhookDelivery',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/webhook-deliveries/:id/replay',
  summary:
    'Send a delivery once more, under the same id, so that a receiver knows it again. One that waits for its next try stays as it is.',
  input: z.object({ id: madeId }),
  output: z.object({ waiting: z.literal(true) }),
  reveals: [],
  refusals: { 'webhook-delivery-not-found': 404, 'webhook-off': 409 },
});
