import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';

/** `act`: something was changed; `look`: something of somebody was shown; `request`: a door was tried, with what it answered. */
export const AUDIT_KINDS = ['act', 'look', 'request'] as const;

const someId = z.string().check(z.uuid('text-invalid'), z.toLowerCase());

export const listAudit = operation({
  name: 'listAudit',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/audit',
  summary:
    'What operations have done and looked at, the latest first: who, when, what, with which booking or account, and why. Without a kind both acts and looks.',
  input: z.object({
    kind: z.optional(z.enum(AUDIT_KINDS)),
    /** The colleague. */
    by: z.optional(someId),
    /** The booking, account or other thing that it was about. */
    about: z.optional(someId),
    /** Stands in the name of the act or in its reason. */
    text: z.optional(z.string().check(z.maxLength(80, 'text-invalid'))),
    /** Or the name is one of these, because words that a screen has for it say so. */
    names: z.optional(z.string().check(z.regex(/^\w{1,60}(,\w{1,60}){0,59}$/, 'text-invalid'))),
    /** Days of India, both included. */
    from: z.optional(localDate),
    until: z.optional(localDate),
    /** `next` of the answer before. */
    before: z.optional(
      z
        .string()
        .check(z.regex(/^\d{1,12}(\.\d{1,6})?\/(act|look|request)\/\d{1,18}$/, 'cursor-invalid')),
    ),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(AUDIT_KINDS),
        at: z.string(),
        byId: z.nullable(z.string()),
        /** The colleague, as far as there is one of this id still. */
        by: z.nullable(z.string()),
        /** The event, or the operation whose answer was shown. */
        name: z.string(),
        /** The personal data that were shown. */
        what: z.nullable(z.string()),
        about: z.nullable(z.string()),
        whose: z.nullable(z.enum(['booking', 'user', 'karigar', 'call-back', 'day'])),
        /** Given where the line is about a booking. */
        reference: z.nullable(z.string()),
        why: z.nullable(z.string()),
        result: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  reveals: [],
  refusals: {},
});
