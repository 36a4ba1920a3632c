import * as z from 'zod/mini';
import {
  APPLICATION_DECISIONS,
  APPLICATION_STATES,
  applicationDocument,
  applicationStep,
} from '../application.ts';
import { applicantInPath } from '../fields/applicant-in-path.ts';
import { textByLanguage } from '../fields/language.ts';
import { latestCheck } from '../karigar-checks.ts';
import { operation } from '../operation.ts';

export const readApplication = operation({
  name: 'readApplication',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/applications/:applicantId',
  summary:
    'Read one application: its documents, what was checked and until when it holds, every step with who decided it, what may be decided now, and what customers are shown of it.',
  input: z.object({ applicantId: applicantInPath }),
  output: z.object({
    applicantId: z.string(),
    /** Sent back with a decision, which is refused where something has changed since. */
    version: z.string(),
    state: z.enum(APPLICATION_STATES),
    /** Null until they are on the roster. */
    karigarId: z.nullable(z.number()),
    /** Fields that tell applicants apart; the rest opens with a reason (`openPerson`). Null where it can't be opened. */
    name: z.nullable(z.string()),
    pincode: z.nullable(z.string()),
    /** All but its beginning and end is hidden. */
    mobile: z.nullable(z.string()),
    services: z.array(z.object({ serviceId: z.number(), name: textByLanguage })),
    documents: z.array(applicationDocument),
    /** The latest of each kind; a kind that is missing was never checked. */
    checks: z.array(latestCheck),
    steps: z.array(z.extend(applicationStep, { byName: z.nullable(z.string()) })),
    possible: z.array(z.enum(APPLICATION_DECISIONS)),
    /** Whether customers read “Identity checked” of them, once they are on the roster. */
    markedChecked: z.boolean(),
  }),
  reveals: [{ what: 'application', whose: 'user', at: 'input.applicantId' }],
  refusals: { 'application-not-found': 404 },
});
