import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { INBOX_KINDS, inboxItem, OWNERS, revealsOfInbox } from './inbox.ts';

export const listInbox = operation({
  name: 'listInbox',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/inbox',
  summary:
    'List what needs one of us, as far as the roles of whoever asks can do something about it, the soonest harm first, a page at a time; of one kind or all, mine, nobody’s or everybody’s. What is closed: the latest first.',
  input: z.object({
    state: z._default(z.enum(['open', 'closed'], 'filter-unknown'), 'open'),
    kind: z.optional(z.enum(INBOX_KINDS, 'filter-unknown')),
    owner: z._default(z.enum(OWNERS, 'filter-unknown'), 'anybody'),
    bookingId: z.optional(z.string().check(z.uuid('booking-id-invalid'), z.toLowerCase())),
    /** As the previous page gave it. */
    after: z.optional(z.string().check(z.maxLength(120, 'cursor-invalid'))),
  }),
  output: z.object({ items: z.array(inboxItem), next: z.nullable(z.string()) }),
  reveals: revealsOfInbox('output.items'),
  refusals: { 'cursor-invalid': 400 },
});
