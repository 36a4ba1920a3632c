import * as z from 'zod/mini';
import { pushEndpoint, pushKey, pushSecret } from '../fields/push-subscription.ts';
import { operation } from '../operation.ts';

export const subscribeKarigarPush = operation({
  name: 'subscribeKarigarPush',
  audience: 'applicant',
  method: 'POST',
  path: '/api/karigar/push-subscriptions',
  summary:
    'Have this telephone told by push message while the app of those who do the work is closed, as long as this session lasts. Twice is as good as once: call it at every start of an app that may.',
  input: z.object({ endpoint: pushEndpoint, p256dh: pushKey, auth: pushSecret }),
  output: z.object({ subscribed: z.literal(true) }),
  refusals: { 'push-service-unknown': 409 },
});
