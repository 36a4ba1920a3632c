import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { inboxItem, inboxItemId, revealsOfInbox } from './inbox.ts';

export const releaseInboxItem = operation({
  name: 'releaseInboxItem',
  audience: 'ops',
  method: 'DELETE',
  path: '/api/ops/inbox/:id/owner',
  summary: 'No longer look after it: it is nobody’s again. Only whose it is can do so.',
  input: z.object({ id: inboxItemId }),
  output: z.object({ item: inboxItem }),
  reveals: revealsOfInbox('output.item'),
  refusals: {
    'inbox-item-not-found': 404,
    'inbox-item-closed': 409,
    'inbox-item-not-yours': 409,
  },
});
