import * as z from 'zod/mini';
import { applicationForm, reasonText } from '../fields/application.ts';
import { visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

const payee = z.object({
  id: z.string(),
  upiAddress: z.nullable(z.string()),
  bankAccount: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
});

export const openPerson = operation({
  name: 'openPerson',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/people/:id/opening',
  summary:
    'How somebody is reached and what they have told us as a Karigar, in full and for a reason: everywhere else it is masked.',
  input: z.object({ id: visitId, why: reasonText }),
  output: z.object({
    fullName: z.nullable(z.string()),
    email: z.nullable(z.string()),
    mobile: z.nullable(z.string()),
    /** None of somebody who has never applied, or whose sealed form can't be opened any more. */
    application: z.nullable(applicationForm),
    /** Payees they have named since, the latest first. */
    payees: z.array(payee),
  }),
  reveals: [
    { what: 'contact', whose: 'user', at: 'input.id' },
    { what: 'application', whose: 'user', at: 'input.id' },
    { what: 'payee', whose: 'user', at: 'input.id' },
  ],
  refusals: { 'person-not-found': 404 },
});
