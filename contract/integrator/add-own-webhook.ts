import { operation } from '../operation.ts';
import { newWebhook, webhookSecret } from '../webhooks.ts';

export const addOwnWebhook = operation({
  name: 'addOwnWebhook',
  audience: 'integrator',
  scope: 'webhooks:write',
  method: 'POST',
  path: '/api/integrator/webhooks',
  summary:
    'Send news of the bookings that this integrator has placed to an address, signed as Standard Webhooks says.',
  input: newWebhook,
  output: webhookSecret,
  refusals: { 'webhook-exists': 409, 'too-many-webhooks': 409 },
});
