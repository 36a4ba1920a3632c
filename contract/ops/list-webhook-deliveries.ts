import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { webhookDelivery } from '../webhooks.ts';

export const listWebhookDeliveries = operation({
  name: 'listWebhookDeliveries',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/webhooks/:id/deliveries',
  summary:
    'The latest hundred deliveries to an address: what it was, how often it was tried, and what was answered.',
  input: z.object({ id: madeId }),
  output: z.object({ deliveries: z.array(webhookDelivery) }),
  reveals: [],
  refusals: {},
});
