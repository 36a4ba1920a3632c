import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountSums, ledgerMonth } from './ledger.ts';

/** `waits`: one of us has asked to close it, and a second has to say the same. */
export const MONTH_STATES = ['running', 'open', 'waits', 'closed'] as const;

export const readTrialBalance = operation({
  name: 'readTrialBalance',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/trial-balance',
  summary:
    'Read the trial balance of a month, this one without being told: every account before, debit, credit and after; how many entries there are and the digest over them; and which months are closed, by whom.',
  input: z.object({ month: z.optional(ledgerMonth) }),
  output: z.object({
    month: z.string(),
    state: z.enum(MONTH_STATES),
    accounts: z.array(accountSums),
    entries: z.number(),
    /** Over every entry of the month: what is closed is what was seen. */
    digest: z.string(),
    proposedBy: z.nullable(z.string()),
    closedBy: z.nullable(z.string()),
    closedAt: z.nullable(z.string()),
    /** The person who reads it has said that it is right, so that it waits for somebody else. */
    mine: z.boolean(),
    /** An earlier month that has to be closed first. */
    earlierOpen: z.nullable(z.string()),
    /** Every month from the first entry to this one, the latest first. */
    months: z.array(z.object({ month: z.string(), state: z.enum(MONTH_STATES) })),
  }),
  reveals: [],
  refusals: {},
});
