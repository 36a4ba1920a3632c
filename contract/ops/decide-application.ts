import * as z from 'zod/mini';
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '../application.ts';
import { applicantInPath } from '../fields/applicant-in-path.ts';
import { DOCUMENT_KINDS, reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const decideApplication = operation({
  name: 'decideApplication',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/applications/:applicantId/decision',
  summary:
    'Check an applicant’s documents, return some with a reason, put the applicant on the roster, or refuse them; they are told why in these words. Sent twice by one person it is decided once.',
  input: z.object({
    applicantId: applicantInPath,
    decision: z.enum(APPLICATION_DECISIONS, 'decision-unknown'),
    /** The `version` that was looked at; without it whatever stands there now is decided on. */
    seen: z.optional(z.string().check(z.maxLength(60, 'text-too-long'))),
    reason: reasonText,
    /** With `return`: which documents are wanted anew; none means that the applicant's answers have to be put right. */
    documents: z._default(
      z
        .array(z.enum(DOCUMENT_KINDS, 'document-kind-unknown'))
        .check(z.maxLength(5, 'too-many-lines')),
      [],
    ),
  }),
  output: z.object({ state: z.enum(APPLICATION_STATES), karigarId: z.nullable(z.number()) }),
  reveals: [],
  refusals: {
    'application-not-found': 404,
    'decision-not-possible': 409,
    /** A check that is needed before the first job is missing, or has run out. */
    'checks-missing': 409,
    'own-account': 409,
    /** Somebody has decided, or something was sent, since it was looked at. */
    'application-changed': 409,
  },
});
