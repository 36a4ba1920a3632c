import * as z from 'zod/mini';
import { comment, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const answerSafetyExit = operation({
  name: 'answerSafetyExit',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/safety-exits/:id/answers',
  summary:
    'A Karigar who left a visit for safety has been called; `closed` also ends their part of the case. The customer’s money is decided with the case of the visit.',
  input: z.object({
    id: visitId,
    karigarId: z.number().check(z.int(), z.positive()),
    closed: z._default(z.boolean(), false),
    comment: z._default(comment, ''),
  }),
  output: z.object({ calledAt: z.string() }),
  reveals: [],
  refusals: { 'case-not-found': 404 },
});
