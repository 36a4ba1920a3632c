import * as z from 'zod/mini';
import { label, madeId } from '../fields/visit-fields.ts';
import { webhookUrl } from '../fields/webhook-url.ts';
import { operation } from '../operation.ts';
import { WEBHOOK_EVENT_NAMES } from '../webhooks.ts';

export const addWebhook = operation({
  name: 'addWebhook',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/webhooks',
  summary:
    'Send news of bookings to an address, signed as Standard Webhooks says: ids, reference, event, moment and status, nothing of a person.',
  input: z.object({
    /** Made by the client, so that a request sent twice adds one. */
    id: madeId,
    name: label,
    url: webhookUrl,
    events: z
      .array(z.enum(WEBHOOK_EVENT_NAMES, 'webhook-event-unknown'))
      .check(z.minLength(1, 'webhook-event-missing'), z.maxLength(50, 'webhook-event-unknown')),
  }),
  output: z.object({
    /** Told this once: we keep it sealed, to sign with. */
    secret: z.string(),
  }),
  reveals: [],
  refusals: { 'webhook-exists': 409 },
});
