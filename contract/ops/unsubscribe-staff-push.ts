import * as z from 'zod/mini';
import { pushEndpoint } from '../fields/push-subscription.ts';
import { operation } from '../operation.ts';

export const unsubscribeStaffPush = operation({
  name: 'unsubscribeStaffPush',
  audience: 'ops',
  method: 'DELETE',
  path: '/api/ops/push-subscriptions',
  summary: 'Ring this browser no longer.',
  input: z.object({ endpoint: pushEndpoint }),
  output: z.object({ unsubscribed: z.literal(true) }),
  reveals: [],
  refusals: {},
});
