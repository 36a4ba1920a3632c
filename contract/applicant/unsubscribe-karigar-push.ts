import * as z from 'zod/mini';
import { pushEndpoint } from '../fields/push-subscription.ts';
import { operation } from '../operation.ts';

export const unsubscribeKarigarPush = operation({
  name: 'unsubscribeKarigarPush',
  audience: 'applicant',
  method: 'DELETE',
  path: '/api/karigar/push-subscriptions',
  summary: 'No more push messages to this telephone. Signing out does the same, and leaving.',
  input: z.object({ endpoint: pushEndpoint }),
  output: z.object({ unsubscribed: z.literal(true) }),
  refusals: {},
});
