import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { INBOX_KINDS, inboxItem, revealsOfInbox } from './inbox.ts';

export const watchInbox = operation({
  name: 'watchInbox',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/live',
  summary:
    'Watch what needs one of us, as far as the roles of whoever asks can do something about it, at once and again after every change, as server-sent events called `inbox`: the fifty items with the soonest harm and beside them every safety exit and what somebody has taken, how many there are of each kind and of nobody, and a mark that differs whenever anything of the inbox does. An event called `day`, without content, says that a day of the city may have changed.',
  input: z.object({}),
  output: z.object({
    revision: z.string(),
    open: z.number(),
    unowned: z.number(),
    counts: z.array(z.object({ kind: z.enum(INBOX_KINDS), open: z.number(), unowned: z.number() })),
    soonest: z.array(inboxItem),
  }),
  reveals: revealsOfInbox('output.soonest'),
  answersAs: 'event-stream',
  refusals: { 'too-many-requests': 429 },
});
