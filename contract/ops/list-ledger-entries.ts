import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { entryCursor } from './ledger.ts';

/**
 * Subjects that entries are found by. `transfer` is a refund, a payout, pay of a Karigar or cash that was handed in, `batch`
 * the day of a batch of pay, `dispute` the booking whose work was complained about, `customer` all
 * their bookings, `karigar` their own two accounts.
 */
export const LEDGER_SUBJECTS = [
  'entry',
  'booking',
  'dispute',
  'transfer',
  'batch',
  'settlement',
  'tax-document',
  'customer',
  'karigar',
] as const;

export const listLedgerEntries = operation({
  name: 'listLedgerEntries',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/ledger-entries',
  summary:
    'List the entries of the books behind an amount, the latest first, fifty at a time: each with its lines, the event that has posted it, the version of the policy, the tax documents with their rule, and the name by which the gateway or the bank knows it.',
  input: z.object({
    of: z.enum(LEDGER_SUBJECTS),
    /** The id of the subject, or the day of the batch. */
    id: z.string().check(z.regex(/^[0-9A-Za-z-]{1,36}$/, 'text-invalid')),
    before: entryCursor,
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.number(),
        kind: z.string(),
        at: z.string(),
        /** When it happened, where its own month was closed already. */
        happenedAt: z.nullable(z.string()),
        /** The name of the thing in the world that was posted, which has one name only. */
        reference: z.string(),
        /** `by`: one of us, where it was one of us. */
        event: z.object({ id: z.number(), type: z.string(), by: z.nullable(z.string()) }),
        bookingId: z.nullable(z.string()),
        booking: z.nullable(z.string()),
        policyVersion: z.nullable(z.string()),
        gateway: z.nullable(z.string()),
        gatewayReference: z.nullable(z.string()),
        taxDocuments: z.array(
          z.object({
            id: z.string(),
            number: z.string(),
            kind: z.string(),
            cgstPaise: z.number(),
            sgstPaise: z.number(),
            /** The rule in force when it was issued. */
            rule: z.object({ taxClass: z.string(), validFrom: z.string(), source: z.string() }),
          }),
        ),
        /** The section under which income tax was kept. */
        incomeTaxSection: z.nullable(z.string()),
        lines: z.array(z.object({ account: z.string(), amountPaise: z.number() })),
      }),
    ),
    next: z.nullable(z.string()),
    /** People whose money the entries show. */
    bookingIds: z.array(z.string()),
    karigarIds: z.array(z.number()),
  }),
  reveals: [
    { what: 'money', whose: 'booking', at: 'output.bookingIds' },
    { what: 'money', whose: 'karigar', at: 'output.karigarIds' },
  ],
  refusals: { 'ledger-subject-not-found': 404 },
});
