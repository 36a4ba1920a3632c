import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';
import { BOOK_FORMS } from './export-books.ts';

export const exportTaxDocuments = operation({
  name: 'exportTaxDocuments',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/tax-documents/exports',
  summary:
    'The tax documents issued on some days as CSV or JSON for the accountant, with the names and addresses on them, five thousand at most. Names that are kept sealed since their account was erased are opened for it; whose documents are in it is written down for each of them.',
  input: z.object({
    form: z.enum(BOOK_FORMS),
    from: localDate,
    until: localDate,
    why: reasonText,
  }),
  output: z.object({ text: z.string(), bookingIds: z.array(z.string()) }),
  reveals: [{ what: 'booking', whose: 'booking', at: 'output.bookingIds' }],
  refusals: { 'days-invalid': 400, 'too-many-rows': 409 },
});
