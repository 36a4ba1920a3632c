import * as z from 'zod/mini';
import { APPLICATION_STATES } from '../application.ts';
import { DOCUMENT_KINDS, reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const decideApplication = operation({
  name: 'decideApplication',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/applications/:applicantId/decision',
  summary:
    'Check an applicant’s documents, return some with a reason, put the applicant on the roster, or refuse them; they are told why in these words.',
  input: z.object({
    applicantId: z.string().check(z.uuid('applicant-invalid'), z.toLowerCase()),
    decision: z.enum(['check', 'return', 'activate', 'refuse'], 'decision-unknown'),
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
  refusals: { 'application-not-found': 404, 'decision-not-possible': 409 },
});
