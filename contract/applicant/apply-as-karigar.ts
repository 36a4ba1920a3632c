import * as z from 'zod/mini';
import { APPLICATION_STATES } from '../application.ts';
import { applicationForm } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const applyAsKarigar = operation({
  name: 'applyAsKarigar',
  audience: 'applicant',
  method: 'PUT',
  path: '/api/karigar/application',
  summary:
    'Apply to work as a Karigar, or put right what one has said; possible until the documents are being looked at.',
  input: applicationForm,
  output: z.object({ state: z.enum(APPLICATION_STATES) }),
  refusals: {
    'applications-off': 409,
    'outside-served-area': 409,
    'service-unknown': 409,
    'too-young': 409,
    'payee-missing': 409,
    /** The applicant has worked with us before: the payee is then changed with a code, not by a new application. */
    'payee-elsewhere': 409,
    'application-closed': 409,
  },
});
