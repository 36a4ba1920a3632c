import * as z from 'zod/mini';
import { CASE_CLOCKS, CASE_KINDS, CASE_OUTCOMES, caseNumber } from '../cases.ts';
import { answerText, madeId } from '../fields/visit-fields.ts';
import type { Reveal } from '../reveals.ts';

export const caseStaff = z.object({ id: z.string(), name: z.nullable(z.string()) });

/** One case, as it stands in the list and at the head of its file. */
export const opsCase = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(CASE_KINDS),
  topic: z.nullable(z.string()),
  /** The first words of the customer. */
  said: z.nullable(z.string()),
  customer: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  karigar: z.nullable(z.object({ id: z.number(), name: z.string() })),
  booking: z.nullable(z.object({ id: z.string(), reference: z.string(), serviceName: z.string() })),
  callBack: z.nullable(
    z.object({ id: z.string(), name: z.string(), serviceInterest: z.string(), area: z.string() }),
  ),
  openedAt: z.string(),
  owner: z.nullable(caseStaff),
  nextStep: z.nullable(z.string()),
  nextAt: z.nullable(z.string()),
  acknowledgeBy: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  resolveBy: z.string(),
  escalatedAt: z.nullable(z.string()),
  /** The nearest of its clocks; nothing once it is closed. */
  due: z.nullable(z.object({ what: z.enum(CASE_CLOCKS), at: z.string() })),
  closed: z.nullable(
    z.object({
      at: z.string(),
      by: z.nullable(caseStaff),
      outcome: z.enum(CASE_OUTCOMES),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Rises with every step: what is based on an older one is refused. */
  version: z.number(),
});
export type OpsCase = z.infer<typeof opsCase>;

/** Common input of every act on a case: its own id, and the version on which it was decided. */
export const caseAct = {
  number: caseNumber,
  stepId: madeId,
  version: z.int('version-invalid').check(z.gte(1, 'version-invalid')),
};

/** Words of a plan, question, answer or decision. */
export const caseText = answerText;

/** Refusals of every act on a case. */
export const caseRefusals = {
  'case-not-found': 404,
  /** Somebody else was faster; `version` is how it stands now. */
  'case-changed': 409,
  'case-closed': 409,
  'action-reused': 409,
} as const;

/** The persons that the cases of an answer are about. */
export const revealsOfCases = (cases: Reveal['at']): Reveal[] => [
  { what: 'problem', whose: 'user', at: `${cases}.customer.id` },
  { what: 'problem', whose: 'karigar', at: `${cases}.karigar.id` },
  { what: 'contact', whose: 'call-back', at: `${cases}.callBack.id` },
];
