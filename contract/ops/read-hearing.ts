import * as z from 'zod/mini';
import { BEARERS } from '../bearers.ts';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const readHearing = operation({
  name: 'readHearing',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/disputes/:id/hearing',
  summary:
    'Read what the Karigar says to a complaint, line by line, until when they may, who bears the decision, and the appeal.',
  input: z.object({ id: visitId }),
  output: z.object({
    hearUntil: z.string(),
    answers: z.array(z.object({ line: z.number(), answer: z.string(), answeredAt: z.string() })),
    borneBy: z.nullable(z.enum(BEARERS)),
    appeal: z.nullable(
      z.object({
        why: z.string(),
        appealedAt: z.string(),
        granted: z.nullable(z.boolean()),
        answer: z.string(),
        decidedAt: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [{ what: 'problem', whose: 'booking', at: 'input.id' }],
  refusals: { 'dispute-not-found': 404 },
});
