import * as z from 'zod/mini';
import { CHECK_KINDS } from '../karigar-checks.ts';
import { operation } from '../operation.ts';

export const listKarigarPapers = operation({
  name: 'listKarigarPapers',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigar-papers',
  summary:
    'List the papers of Karigars on the roster that run out within a month or have run out, the earliest first, and when the Karigar was reminded.',
  input: z.object({}),
  output: z.object({
    papers: z.array(
      z.object({
        karigarId: z.number(),
        name: z.string(),
        kind: z.enum(CHECK_KINDS),
        number: z.nullable(z.string()),
        validUntil: z.string(),
        state: z.enum(['ends-soon', 'over']),
        remindedAt: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [{ what: 'account', whose: 'karigar', at: 'output.papers.karigarId' }],
  refusals: {},
});
