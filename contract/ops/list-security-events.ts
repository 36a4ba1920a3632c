import * as z from 'zod/mini';
import { operation } from '../operation.ts';

const fingerprint = z.string().check(z.regex(/^[\w-]{22}$/, 'text-invalid'));

export const listSecurityEvents = operation({
  name: 'listSecurityEvents',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/security-events',
  summary:
    'Sign-ins, failures, locks, codes, changes of contacts, refusals by role, forged messages and acts of operations, the latest first. Addresses and numbers are fingerprints.',
  input: z.object({
    kind: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, 'text-invalid'))),
    userId: z.optional(z.string().check(z.uuid('text-invalid'), z.toLowerCase())),
    address: z.optional(fingerprint),
    /** The `id` of the last one already seen. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'cursor-invalid'))),
  }),
  output: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: z.string(),
        operation: z.string(),
        result: z.string(),
        userId: z.nullable(z.string()),
        tried: z.nullable(z.string()),
        address: z.nullable(z.string()),
        requestId: z.nullable(z.string()),
        times: z.number(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  reveals: [{ what: 'account', whose: 'user', at: 'output.events.userId' }],
  refusals: {},
});
