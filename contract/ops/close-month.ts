import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';
import { ledgerMonth } from './ledger.ts';

export const closeMonth = operation({
  name: 'closeMonth',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/ledger-months/:month/closing',
  summary:
    'Say that the books of a month are right as they were seen. Two of us have to say it of the same digest; then the month is closed for ever, its sums are kept, and it takes no entry any more. Asked again it changes nothing.',
  input: z.object({
    month: ledgerMonth,
    /** The `digest` of the trial balance that was looked at. */
    digest: z.string('month-changed').check(z.regex(/^[0-9a-f]{64}$/, 'month-changed')),
    why: reasonText,
  }),
  output: z.object({ state: z.enum(['waits', 'closed']) }),
  reveals: [],
  refusals: {
    'month-not-found': 404,
    'month-not-over': 409,
    /** Carries `month`, the one that has to be closed first. */
    'earlier-month-open': 409,
    /** Something was posted since it was looked at. */
    'month-changed': 409,
  },
});
