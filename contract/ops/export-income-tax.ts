import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';
import { BOOK_FORMS } from './export-books.ts';
import { quarterChecks, yearChecks } from './read-income-tax.ts';

export const exportIncomeTax = operation({
  name: 'exportIncomeTax',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/income-tax/exports',
  summary:
    'What was kept of Karigars’ earnings as income tax in a quarter of a financial year as CSV or JSON for the accountant: a row for each person and section, also for those of whom nothing was kept; whose money stands in it is written down for each of them.',
  input: z.object({
    form: z.enum(BOOK_FORMS),
    year: z.number('year-invalid').check(...yearChecks),
    quarter: z.number('quarter-invalid').check(...quarterChecks),
    why: reasonText,
  }),
  output: z.object({ text: z.string(), karigarIds: z.array(z.number()) }),
  reveals: [{ what: 'money', whose: 'karigar', at: 'output.karigarIds' }],
  refusals: {},
});
