import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The columns of the file; the first two have to be there. */
export const SOCIETY_COLUMNS = [
  'name',
  'pincode',
  'wings',
  'quiet_for',
  'quiet_hours',
  'gate_needs_pass',
  'gate_minutes',
  'gate_words_en',
  'gate_words_hi',
  'gate_words_mr',
  'lift',
  'toilet',
  'water',
  'parking',
] as const;

export const importSocieties = operation({
  name: 'importSocieties',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/societies/file',
  summary:
    'Societies from a CSV file, looked at row by row: what is wrong with a row is said, and the others are written. With `only: "look"` nothing is written.',
  input: z.object({
    csv: z.string().check(z.maxLength(1_000_000, 'text-invalid')),
    only: z.optional(z.literal('look')),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        /** As a spreadsheet counts: the first line has the names. */
        line: z.number(),
        name: z.string(),
        outcome: z.enum(['new', 'changed', 'same', 'wrong']),
        /** The error, and its column. */
        column: z.nullable(z.enum(SOCIETY_COLUMNS)),
        code: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [],
  refusals: { 'file-unreadable': 409 },
});
