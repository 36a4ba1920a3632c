import * as z from 'zod/mini';
import { pushEndpoint, pushKey, pushSecret } from '../fields/push-subscription.ts';
import { operation } from '../operation.ts';

export const subscribeStaffPush = operation({
  name: 'subscribeStaffPush',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/push-subscriptions',
  summary:
    'Have this browser rung while the console is closed, as long as this session lasts. Twice is as good as once: call it at every start of a browser that has allowed it.',
  input: z.object({ endpoint: pushEndpoint, p256dh: pushKey, auth: pushSecret }),
  output: z.object({ subscribed: z.literal(true) }),
  reveals: [],
  refusals: { 'push-service-unknown': 409 },
});
