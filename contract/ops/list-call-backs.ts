import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { operation } from '../operation.ts';

export const listCallBacks = operation({
  name: 'listCallBacks',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/call-backs',
  summary:
    'List the requests for a call back, a page at a time: those that wait, the earliest first; or those that were answered, the latest first. Numbers are masked.',
  input: z.object({
    state: z._default(z.enum(['waiting', 'handled'], 'filter-unknown'), 'waiting'),
    after: z.optional(z.string().check(z.maxLength(120, 'cursor-invalid'))),
  }),
  output: z.object({
    callBacks: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        mobileMasked: z.string(),
        serviceInterest: z.string(),
        area: z.string(),
        language,
        askedAt: z.string(),
        /** The item by which it is taken, noted and closed; nothing in the first moment after it was asked. */
        inboxItemId: z.nullable(z.string()),
        owner: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
        handledAt: z.nullable(z.string()),
        outcome: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  reveals: [{ what: 'account', whose: 'call-back', at: 'output.callBacks.id' }],
  refusals: { 'cursor-invalid': 400 },
});
