import * as z from 'zod/mini';
import { APPLICATION_STATES, applicationDocument } from '../application.ts';
import { applicationForm } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const listApplications = operation({
  name: 'listApplications',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/applications',
  summary: 'Who wants to work with us, whoever has waited longest first.',
  input: z.object({ state: z._default(z.enum(APPLICATION_STATES, 'filter-unknown'), 'documents') }),
  output: z.object({
    applications: z.array(
      z.object({
        applicantId: z.string(),
        state: z.enum(APPLICATION_STATES),
        mobile: z.nullable(z.string()),
        /** Nothing where what was sealed can't be opened any more. */
        form: z.nullable(applicationForm),
        documents: z.array(applicationDocument),
        changedAt: z.string(),
      }),
    ),
  }),
  refusals: {},
});
