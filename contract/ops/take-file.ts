import * as z from 'zod/mini';
import { WRITABLE } from '../fields/writable.ts';
import { operation } from '../operation.ts';

/** Lists that a screen may gather into a file; files that the server writes have operations of their own. */
export const TAKEN_FILES = ['audit', 'cases', 'quality-rows', 'bank-file'] as const;

export const takeFile = operation({
  name: 'takeFile',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/files',
  summary:
    'Say that a list of people or of pay leaves the console as a file: the second factor is shown again for it, and it stands in the log with what was asked for.',
  input: z.object({
    file: z.enum(TAKEN_FILES, 'filter-unknown'),
    /** The filter of the list, in words of the screen’s address. */
    of: z.string().check(z.maxLength(300, 'text-too-long'), z.regex(WRITABLE, 'text-invalid')),
  }),
  output: z.object({ noted: z.literal(true) }),
  reveals: [],
  refusals: {},
});
