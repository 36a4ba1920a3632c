import * as z from 'zod/mini';
import { LANGS } from '#kernel/languages.ts';
import { operation } from '../operation.ts';

/** The columns of the file; the name stands in every language. */
export const RATE_COLUMNS = [
  ...(['service', 'key', 'kind', 'unit', 'rupees', 'picture'] as const),
  ...LANGS.map((lang) => `name_${lang}` as const),
] as const;

export const importRateCards = operation({
  name: 'importRateCards',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/rate-cards/file',
  summary:
    'Rate cards from a CSV file. It holds the whole card of each service that it names: a row that is not in it any more goes. Nothing is written while a row is wrong, or with `only: "look"`.',
  input: z.object({
    csv: z.string().check(z.maxLength(500_000, 'text-invalid')),
    only: z.optional(z.literal('look')),
  }),
  output: z.object({
    written: z.boolean(),
    rows: z.array(
      z.object({
        /** As a spreadsheet counts: the first line has the names. Null for a row that goes. */
        line: z.nullable(z.number()),
        service: z.string(),
        key: z.string(),
        outcome: z.enum(['new', 'changed', 'same', 'gone', 'wrong']),
        /** The error, and its column. */
        column: z.nullable(z.enum(RATE_COLUMNS)),
        code: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [],
  refusals: { 'rates-unreadable': 409 },
});
