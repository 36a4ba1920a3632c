import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const reopenAccount = operation({
  name: 'reopenAccount',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/customers/:userId/reopening',
  summary: 'An account that we have paused or closed is its owner’s again; they are written to.',
  input: z.object({
    userId: z.string().check(z.uuid('person-invalid'), z.toLowerCase()),
    why: reasonText,
  }),
  output: z.object({ reopened: z.literal(true) }),
  reveals: [],
  refusals: { 'person-not-found': 404, 'not-closed': 409, 'own-account': 409 },
});
