import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { webhook } from '../webhooks.ts';

export const listOwnWebhooks = operation({
  name: 'listOwnWebhooks',
  audience: 'integrator',
  scope: 'webhooks:read',
  method: 'GET',
  path: '/api/integrator/webhooks',
  summary: 'List the addresses of this integrator, and how deliveries fare there.',
  input: z.object({}),
  output: z.object({ webhooks: z.array(webhook) }),
  refusals: {},
});
