import * as z from 'zod/mini';
import { CASE_KINDS } from '../cases.ts';
import { operation } from '../operation.ts';
import { opsCase, revealsOfCases } from './case.ts';
import { OWNERS } from './inbox.ts';

export const listCases = operation({
  name: 'listCases',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/cases',
  summary:
    'List the cases: the open ones by their nearest clock, or the closed ones, the latest first; by kind, by owner, and only those whose clock is over; with how many there are of each kind.',
  input: z.object({
    state: z._default(z.enum(['open', 'closed'], 'filter-unknown'), 'open'),
    kind: z.optional(z.enum(CASE_KINDS, 'filter-unknown')),
    owner: z._default(z.enum(OWNERS, 'filter-unknown'), 'anybody'),
    overdue: z._default(z.enum(['any', 'only'], 'filter-unknown'), 'any'),
    before: z.optional(z.string().check(z.maxLength(120, 'cursor-invalid'))),
  }),
  output: z.object({
    cases: z.array(opsCase),
    /** Counts of open cases, whatever the filter says. */
    counts: z.array(z.object({ kind: z.enum(CASE_KINDS), open: z.number(), overdue: z.number() })),
    next: z.nullable(z.string()),
  }),
  reveals: revealsOfCases('output.cases'),
  refusals: { 'cursor-invalid': 400 },
});
