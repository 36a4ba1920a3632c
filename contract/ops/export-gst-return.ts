import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';
import { BOOK_FORMS } from './export-books.ts';
import { ledgerMonth } from './ledger.ts';

export const GST_RETURNS = ['gstr-1', 'gstr-8'] as const;

export const exportGstReturn = operation({
  name: 'exportGstReturn',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/gst-returns',
  summary:
    'The figures of a month that is over for FORM GSTR-1 or GSTR-8 as CSV or JSON for the accountant, added up from the tax documents that were issued in it, with the GST of the same month in the books beside them. A registered recipient stands in it by number; whose documents those are is written down for each of them.',
  input: z.object({
    return: z.enum(GST_RETURNS),
    form: z.enum(BOOK_FORMS),
    month: ledgerMonth,
    why: reasonText,
  }),
  output: z.object({
    text: z.string(),
    /** GST on the invoices of the month less that on its credit notes, and what the books have moved of it. */
    documentsTaxPaise: z.number(),
    booksTaxPaise: z.number(),
    bookingIds: z.array(z.string()),
  }),
  reveals: [{ what: 'booking', whose: 'booking', at: 'output.bookingIds' }],
  refusals: {
    /** A return of a month that goes on would look finished. */
    'month-not-over': 409,
    /** The rows of a tax document do not make its sums: nothing is added up without it. */
    'tax-document-unreadable': 409,
  },
});
