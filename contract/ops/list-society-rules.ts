import * as z from 'zod/mini';
import { societyRules } from '../fields/society-rules.ts';
import { operation } from '../operation.ts';

export const listSocietyRules = operation({
  name: 'listSocietyRules',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/societies',
  summary:
    'Housing societies by the beginning of their name or their pincode, with what each asks of visitors; a hundred at a time.',
  input: z.object({
    text: z.optional(z.string().check(z.maxLength(80, 'text-invalid'))),
    /** `next` of the answer before. */
    before: z.optional(z.string().check(z.maxLength(140, 'cursor-invalid'))),
  }),
  output: z.object({
    societies: z.array(z.extend(societyRules, { id: z.number(), synthetic: z.boolean() })),
    total: z.number(),
    next: z.nullable(z.string()),
  }),
  reveals: [],
  refusals: {},
});
