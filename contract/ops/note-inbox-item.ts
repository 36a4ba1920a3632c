import * as z from 'zod/mini';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { inboxItemId, inboxStep, noteText } from './inbox.ts';

export const noteInboxItem = operation({
  name: 'noteInboxItem',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/inbox/:id/notes',
  summary:
    'Write down what a colleague has to know of it; sent twice under one name it stands once.',
  input: z.object({ id: inboxItemId, noteId: madeId, text: noteText }),
  output: z.object({ steps: z.array(inboxStep) }),
  reveals: [],
  refusals: {
    'inbox-item-not-found': 404,
    /** The name already belongs to another note. */
    'note-reused': 409,
  },
});
