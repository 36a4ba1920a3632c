import * as z from 'zod/mini';
import { feeTable } from '../fields/fee-table.ts';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';

/** The ends of a booking whose money a table of fees decides. */
const TRIED_ENDS = ['cancelled', 'called-off', 'karigar-no-show', 'customer-no-show'] as const;
export type TriedEnd = (typeof TRIED_ENDS)[number];

const shares = z.object({
  feePaise: z.number(),
  refundPaise: z.number(),
  duePaise: z.number(),
  goodwillPaise: z.number(),
});

export const tryPolicy = operation({
  name: 'tryPolicy',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/policy-trials',
  summary:
    'What customers whose bookings should have begun on these days and ended without the visit would have paid and got back under another table of fees, by the rules that charge. Nothing is written.',
  input: z.object({ from: localDate, until: localDate, fees: feeTable }),
  output: z.object({
    /** How many ends were reckoned, and how many could not be: one day of several, or money that waits for a case. */
    reckoned: z.number(),
    leftOut: z.number(),
    was: shares,
    wouldBe: shares,
    /** Those that differ, the most by far first, at most 200. */
    changed: z.array(
      z.object({
        bookingId: z.string(),
        reference: z.string(),
        serviceName: z.string(),
        startsAt: z.string(),
        kind: z.enum(TRIED_ENDS),
        pricePaise: z.number(),
        was: shares,
        wouldBe: shares,
      }),
    ),
    changedCount: z.number(),
  }),
  reveals: [{ what: 'money', whose: 'booking', at: 'output.changed.bookingId' }],
  refusals: { 'days-invalid': 400, 'fees-contradict': 409, 'too-many-rows': 409 },
});
