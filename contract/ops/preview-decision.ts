import * as z from 'zod/mini';
import { BEARERS } from '../bearers.ts';
import { karigarNumber } from '../fields/karigar-number.ts';
import { localDate } from '../fields/local-date.ts';
import { slotTime } from '../fields/slot-time.ts';
import { comment, paise, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { consequence } from './preview-act.ts';

/** Decisions about a complaint, and about the appeal of a Karigar against one. */
export const DECISIONS = ['refund', 'none', 'rework', 'grant', 'keep'] as const;
export type Decision = (typeof DECISIONS)[number];

export const previewDecision = operation({
  name: 'previewDecision',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/disputes/:id/previews',
  summary:
    'What a decision about a complaint or an appeal would cost whom, before it is made: it is carried out and taken back in the same moment. Nothing is changed and nobody is told.',
  input: z.object({
    id: visitId,
    decision: z.enum(DECISIONS, 'outcome-invalid'),
    comment: z._default(comment, ''),
    /** For `refund`. */
    refundPaise: z.optional(paise),
    borneBy: z.optional(z.enum(BEARERS, 'outcome-invalid')),
    /** For `rework`. */
    date: z.optional(localDate),
    time: z.optional(slotTime),
    /** For `grant` and `keep`: the Karigar of the crew who appeals. */
    karigarId: z.optional(karigarNumber),
  }),
  output: z.object({
    /** Why it can't be done; nothing below would then happen. */
    refused: z.nullable(z.string()),
    /** How the booking stood: sent with the decision, which is refused when that has changed. */
    seen: z.string(),
    /** Goes back to the customer, as money or as credit. */
    backPaise: z.number(),
    /** The customer no longer owes it. */
    lessDuePaise: z.number(),
    /** We pay it out of our own pocket. */
    oursPaise: z.number(),
    /** Each Karigar with what they are paid by it. */
    karigars: z.array(z.object({ karigarId: z.number(), name: z.string(), paidPaise: z.number() })),
    told: consequence.shape.told,
  }),
  reveals: [
    { what: 'booking', whose: 'booking', at: 'input.id' },
    { what: 'booking', whose: 'karigar', at: 'output.karigars.karigarId' },
  ],
  refusals: { 'dispute-not-found': 404, 'preview-incomplete': 400 },
});
