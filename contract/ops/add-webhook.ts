import { operation } from '../operation.ts';
import { newWebhook, webhookSecret } from '../webhooks.ts';

export const addWebhook = operation({
  name: 'addWebhook',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/webhooks',
  summary:
    'Send news of bookings to an address, signed as Standard Webhooks says: ids, reference, event, moment and status, nothing of a person.',
  input: newWebhook,
  output: webhookSecret,
  reveals: [],
  refusals: { 'webhook-exists': 409 },
});
