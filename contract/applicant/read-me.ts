import * as z from 'zod/mini';
import { APPLICATION_STATES, applicationDocument, applicationStep } from '../application.ts';
import { applicationForm } from '../fields/application.ts';
import { karigarPause } from '../karigar-pause.ts';
import { karigarWork } from '../karigar-work.ts';
import { operation } from '../operation.ts';

export const readMe = operation({
  name: 'readMe',
  audience: 'applicant',
  method: 'GET',
  path: '/api/karigar/me',
  summary:
    'The application of a Karigar or an applicant with every step and its reason, and hours and reach once they are on the roster.',
  input: z.object({}),
  output: z.object({
    name: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    application: z.nullable(
      z.object({
        state: z.enum(APPLICATION_STATES),
        reason: z.nullable(z.string()),
        /** Missing where the sealed value can't be opened any more: the applicant then states it again. */
        form: z.nullable(applicationForm),
        documents: z.array(applicationDocument),
        steps: z.array(applicationStep),
      }),
    ),
    work: z.nullable(karigarWork),
    /** Why they are off the roster by us now. */
    pause: z.nullable(karigarPause),
  }),
  refusals: {},
});
