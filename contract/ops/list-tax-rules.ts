import * as z from 'zod/mini';
import { operation } from '../operation.ts';

const certainty = z.enum(['high', 'medium', 'low']);

/** Read-only: the table is data of the program, changed by a new row with a day from which it holds. */
export const listTaxRules = operation({
  name: 'listTaxRules',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/tax-rules',
  summary:
    'At which rates and under which codes our tax documents are issued, where that is from, how sure it is, and what to ask the accountant.',
  input: z.object({}),
  output: z.object({
    /** Said to whoever runs this, never to customers. */
    notice: z.string(),
    supplier: z.object({
      legalName: z.string(),
      gstin: z.string(),
      address: z.string(),
      demo: z.boolean(),
    }),
    rules: z.array(
      z.object({
        /** The services of this class are listed beside it. */
        taxClass: z.string(),
        services: z.array(z.number()),
        option: z.nullable(z.string()),
        validFrom: z.string(),
        validUntil: z.nullable(z.string()),
        parts: z.array(
          z.object({ thing: z.string(), weight: z.number(), sac: z.string(), percent: z.number() }),
        ),
        section9Clause5: z.boolean(),
        why: z.string(),
        source: z.string(),
        certainty,
        confirm: z.string(),
      }),
    ),
    /** Income tax kept of Karigars' earnings, beyond a threshold in a financial year. */
    incomeTax: z.array(
      z.object({
        section: z.string(),
        validFrom: z.string(),
        validUntil: z.nullable(z.string()),
        percent: z.number(),
        freeUpToPaise: z.number(),
        source: z.string(),
        certainty,
        confirm: z.string(),
      }),
    ),
    questions: z.array(
      z.object({ topic: z.string(), note: z.string(), certainty, source: z.string() }),
    ),
  }),
  reveals: [],
  refusals: {},
});
