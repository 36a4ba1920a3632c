import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { inboxItem, inboxItemId, inboxStep, revealsOfInbox } from './inbox.ts';

export const readInboxItem = operation({
  name: 'readInboxItem',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/inbox/:id',
  summary:
    'One thing that needs one of us, with everything that was done about it, the first step first.',
  input: z.object({ id: inboxItemId }),
  output: z.object({ item: inboxItem, steps: z.array(inboxStep) }),
  reveals: revealsOfInbox('output.item'),
  refusals: { 'inbox-item-not-found': 404 },
});
