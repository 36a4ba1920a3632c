import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The calendar year in which a financial year begins, and its quarters, of which the first is April to June. */
export const yearChecks = [
  z.int('year-invalid'),
  z.gte(2024, 'year-invalid'),
  z.lte(2100, 'year-invalid'),
] as const;
export const quarterChecks = [
  z.int('quarter-invalid'),
  z.gte(1, 'quarter-invalid'),
  z.lte(4, 'quarter-invalid'),
] as const;

export const readIncomeTax = operation({
  name: 'readIncomeTax',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/income-tax',
  summary:
    'Read what was kept of Karigars’ earnings as income tax in a quarter of a financial year, for the accountant who deposits it each month and states it each quarter: by person, and by month.',
  input: z.object({
    year: z.coerce.number().check(...yearChecks),
    quarter: z.coerce.number().check(...quarterChecks),
  }),
  output: z.object({
    /** The first and the last day. */
    from: z.string(),
    until: z.string(),
    /** Said to the accountant. */
    confirm: z.string(),
    grossPaise: z.number(),
    keptPaise: z.number(),
    /** Sums to be deposited, for each month that has any. */
    months: z.array(z.object({ month: z.string(), keptPaise: z.number() })),
    /** Everybody who was credited, also those of whom nothing was kept; once for each section that it was under. */
    karigars: z.array(
      z.object({
        karigarId: z.number(),
        name: z.string(),
        section: z.string(),
        credits: z.number(),
        grossPaise: z.number(),
        keptPaise: z.number(),
        /** Under this section, from the first day of the financial year to the last of the quarter. */
        grossOfYearPaise: z.number(),
        keptOfYearPaise: z.number(),
      }),
    ),
  }),
  reveals: [{ what: 'money', whose: 'karigar', at: 'output.karigars.karigarId' }],
  refusals: {},
});
