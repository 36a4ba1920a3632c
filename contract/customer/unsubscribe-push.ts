import * as z from 'zod/mini';
import { pushEndpoint } from '../fields/push-subscription.ts';
import { operation } from '../operation.ts';

export const unsubscribePush = operation({
  name: 'unsubscribePush',
  audience: 'customer',
  method: 'DELETE',
  path: '/api/push-subscriptions',
  summary: 'No more push messages to this browser. Signing out does the same.',
  input: z.object({ endpoint: pushEndpoint }),
  output: z.object({ unsubscribed: z.literal(true) }),
  refusals: {},
});
