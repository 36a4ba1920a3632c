import * as z from 'zod/mini';
import { applicantInPath } from '../fields/applicant-in-path.ts';
import { writtenCheck } from '../karigar-checks.ts';
import { operation } from '../operation.ts';

export const recordApplicantCheck = operation({
  name: 'recordApplicantCheck',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/applications/:applicantId/checks',
  summary:
    'Write down that something of an applicant was checked, before they are put on the roster: it stands in their file as a Karigar too. Sent twice under one name it stands once.',
  input: z.object({ applicantId: applicantInPath, ...writtenCheck }),
  output: z.object({ recorded: z.boolean() }),
  reveals: [],
  refusals: {
    'application-not-found': 404,
    /** It was refused, or they have left: nobody is checked any more. */
    'application-ended': 409,
    'own-account': 409,
    'check-dates-wrong': 409,
    'check-reused': 409,
  },
});
