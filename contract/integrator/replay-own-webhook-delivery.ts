import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const replayOwnWebhookDelivery = operation({
  name: 'replayOwnWebhookDelivery',
  audience: 'integrator',
  scope: 'webhooks:write',
  method: 'POST',
  path: '/api/integrator/webhook-deliveries/:id/replay',
  summary: 'Send a delivery once more, under the same id.',
  input: z.object({ id: madeId }),
  output: z.object({ waiting: z.literal(true) }),
  refusals: { 'webhook-delivery-not-found': 404, 'webhook-off': 409 },
});
