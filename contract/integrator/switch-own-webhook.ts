import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const switchOwnWebhook = operation({
  name: 'switchOwnWebhook',
  audience: 'integrator',
  scope: 'webhooks:write',
  method: 'POST',
  path: '/api/integrator/webhooks/:id/state',
  summary:
    'Stop sending to an address, or send again, unless it was switched off by Aangan. What happened while it was off is not sent.',
  input: z.object({ id: madeId, on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  refusals: { 'webhook-not-found': 404, 'webhook-held': 409 },
});
