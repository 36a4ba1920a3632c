import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { entryCursor, ledgerAccount, ledgerMonth } from './ledger.ts';

export const readLedgerAccount = operation({
  name: 'readLedgerAccount',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/ledger-accounts/:account',
  summary:
    'Read an account of the books in a month: its balance before and after, and its entries, the latest first, fifty at a time.',
  input: z.object({ account: ledgerAccount, month: ledgerMonth, before: entryCursor }),
  output: z.object({
    account: z.string(),
    month: z.string(),
    openingPaise: z.number(),
    debitPaise: z.number(),
    creditPaise: z.number(),
    closingPaise: z.number(),
    entries: z.array(
      z.object({
        id: z.number(),
        kind: z.string(),
        at: z.string(),
        eventType: z.string(),
        bookingId: z.nullable(z.string()),
        /** The code of the booking. */
        booking: z.nullable(z.string()),
        amountPaise: z.number(),
      }),
    ),
    next: z.nullable(z.string()),
    /** The Karigar whose account it is. */
    karigarId: z.nullable(z.number()),
    /** The bookings whose money the entries show. */
    bookingIds: z.array(z.string()),
  }),
  reveals: [
    { what: 'money', whose: 'karigar', at: 'output.karigarId' },
    { what: 'money', whose: 'booking', at: 'output.bookingIds' },
  ],
  refusals: { 'account-not-found': 404 },
});
