import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { inboxItem, inboxItemId, revealsOfInbox } from './inbox.ts';

export const takeInboxItem = operation({
  name: 'takeInboxItem',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/inbox/:id/owner',
  summary:
    'Look after it from now on; taken again by the same person it stays. What a colleague has is taken over by naming the colleague.',
  input: z.object({
    id: inboxItemId,
    /** The holder whom the screen of the taker shows. */
    from: z._default(z.nullable(z.string().check(z.uuid('person-invalid'), z.toLowerCase())), null),
  }),
  output: z.object({ item: inboxItem }),
  reveals: revealsOfInbox('output.item'),
  refusals: {
    'inbox-item-not-found': 404,
    'inbox-item-closed': 409,
    /** Somebody else has it: `ownerId`, `ownerName`. */
    'inbox-item-taken': 409,
  },
});
