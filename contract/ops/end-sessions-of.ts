import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { operation } from '../operation.ts';

export const endSessionsOf = operation({
  name: 'endSessionsOf',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/people/:userId/sessions/end',
  summary:
    'Sign somebody out everywhere and remove their passkeys, for a lost telephone or a stolen account.',
  input: z.object({
    userId: z.string().check(z.uuid('person-invalid'), z.toLowerCase()),
    why: reasonText,
  }),
  output: z.object({ ended: z.number() }),
  reveals: [],
  refusals: { 'person-not-found': 404 },
});
