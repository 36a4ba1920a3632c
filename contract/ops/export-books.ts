import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';

export const BOOKS = ['trial-balance', 'day-book'] as const;
export const BOOK_FORMS = ['csv', 'json'] as const;

export const exportBooks = operation({
  name: 'exportBooks',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/ledger-exports',
  summary:
    'The trial balance or the day book of some days as CSV or JSON for the accountant; a day book has five thousand entries at most, and whose money stands in it is written down for each of them.',
  input: z.object({
    book: z.enum(BOOKS),
    form: z.enum(BOOK_FORMS),
    from: localDate,
    until: localDate,
    why: reasonText,
  }),
  output: z.object({
    text: z.string(),
    bookingIds: z.array(z.string()),
    karigarIds: z.array(z.number()),
  }),
  reveals: [
    { what: 'money', whose: 'booking', at: 'output.bookingIds' },
    { what: 'money', whose: 'karigar', at: 'output.karigarIds' },
  ],
  refusals: { 'book-days-invalid': 400, 'too-many-entries': 409 },
});
