import * as z from 'zod/mini';
import { BEARERS } from '../bearers.ts';
import { enclosure } from '../enclosure.ts';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

const said = {
  answers: z.array(z.object({ line: z.number(), answer: z.string(), answeredAt: z.string() })),
  /** Pictures, then the voice note, beside the answers and beside the appeal. */
  answerFiles: z.optional(z.array(enclosure)),
  appealFiles: z.optional(z.array(enclosure)),
  appeal: z.nullable(
    z.object({
      why: z.string(),
      appealedAt: z.string(),
      granted: z.nullable(z.boolean()),
      answer: z.string(),
      decidedAt: z.nullable(z.string()),
    }),
  ),
};

export const readHearing = operation({
  name: 'readHearing',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/disputes/:id/hearing',
  summary:
    'Read what each Karigar whose pay it may cut says to a complaint, line by line, until when they may, who bears the decision, and their appeals.',
  input: z.object({ id: visitId }),
  output: z.object({
    hearUntil: z.string(),
    /** The name of whoever leads the visit, whose answers and appeal follow. */
    leader: z.nullable(z.string()),
    ...said,
    borneBy: z.nullable(z.enum(BEARERS)),
    /** The others of the crew whose pay a decision may cut: each answers and appeals for themselves. */
    crew: z.array(z.object({ karigarId: z.number(), name: z.string(), ...said })),
  }),
  reveals: [{ what: 'problem', whose: 'booking', at: 'input.id' }],
  refusals: { 'dispute-not-found': 404 },
});
