import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { webhook } from '../webhooks.ts';

export const listWebhooks = operation({
  name: 'listWebhooks',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/webhooks',
  summary:
    'Addresses of integrators to which news of bookings goes, and how deliveries fare there.',
  input: z.object({}),
  output: z.object({
    webhooks: z.array(
      z.extend(webhook, {
        /** It hears of their bookings alone; without one, of everybody's. */
        integrator: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
