import * as z from 'zod/mini';
import { comment } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { INBOX_OUTCOMES, inboxItem, inboxItemId, revealsOfInbox } from './inbox.ts';

export const closeInboxItem = operation({
  name: 'closeInboxItem',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/inbox/:id/closing',
  summary:
    'It needs nobody any more, and why. What a colleague looks after only the colleague closes. Should its cause be heard of again, it is opened anew.',
  input: z.object({
    id: inboxItemId,
    outcome: z.enum(INBOX_OUTCOMES, 'outcome-invalid'),
    note: z._default(comment, ''),
  }),
  output: z.object({ item: inboxItem }),
  reveals: revealsOfInbox('output.item'),
  refusals: {
    'inbox-item-not-found': 404,
    /** Already, with another outcome. */
    'inbox-item-closed': 409,
    'inbox-item-taken': 409,
    /** A call-back is not solved: whoever asked was reached, or was not. */
    'outcome-not-fitting': 409,
    /** It ends when finance releases them. */
    'payouts-held': 409,
  },
});
