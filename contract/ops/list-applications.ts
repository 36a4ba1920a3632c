import * as z from 'zod/mini';
import { APPLICATION_STATES, applicationDocument } from '../application.ts';
import { operation } from '../operation.ts';

export const listApplications = operation({
  name: 'listApplications',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/applications',
  summary:
    'List the applicants of one state, the longest wait first, and of those that are decided the latest; with how many there are of each.',
  input: z.object({ state: z._default(z.enum(APPLICATION_STATES, 'filter-unknown'), 'documents') }),
  output: z.object({
    /** How many stand where, also those that are not listed. */
    counts: z.array(z.object({ state: z.enum(APPLICATION_STATES), count: z.number() })),
    applications: z.array(
      z.object({
        applicantId: z.string(),
        state: z.enum(APPLICATION_STATES),
        /** Fields that tell applicants apart; the rest opens with a reason (`openPerson`). Null where it can't be opened. */
        name: z.nullable(z.string()),
        serviceIds: z.array(z.number()),
        pincode: z.nullable(z.string()),
        /** All but its beginning and end is hidden. */
        mobile: z.nullable(z.string()),
        documents: z.array(applicationDocument),
        changedAt: z.string(),
      }),
    ),
  }),
  reveals: [{ what: 'application', whose: 'user', at: 'output.applications.applicantId' }],
  refusals: {},
});
