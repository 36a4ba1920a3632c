import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { webhookDelivery } from '../webhooks.ts';

export const listOwnWebhookDeliveries = operation({
  name: 'listOwnWebhookDeliveries',
  audience: 'integrator',
  scope: 'webhooks:read',
  method: 'GET',
  path: '/api/integrator/webhooks/:id/deliveries',
  summary: 'The latest hundred deliveries to an address of this integrator.',
  input: z.object({ id: madeId }),
  output: z.object({ deliveries: z.array(webhookDelivery) }),
  refusals: {},
});
