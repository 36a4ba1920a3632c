import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';

export const endAreaLimit = operation({
  name: 'endAreaLimit',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/area-limits/:id/end',
  summary:
    'Say from which day on a limited area is as usual again: today or later, or the day on which its limit would begin, which takes it back whole.',
  input: z.object({
    id: z.uuid('area-limit-id-invalid'),
    againOn: localDate,
    /** On which state of it this was decided. */
    version: z.int('version-invalid').check(z.gte(1, 'version-invalid')),
    why: reasonText,
  }),
  output: z.object({ againOn: z.string(), version: z.number() }),
  reveals: [],
  refusals: {
    'area-limit-unknown': 404,
    'area-limit-over': 409,
    'area-limit-changed': 409,
    'area-days-invalid': 409,
  },
});
