import * as z from 'zod/mini';
import { karigarInPath } from '../fields/karigar-number.ts';
import { writtenCheck } from '../karigar-checks.ts';
import { operation } from '../operation.ts';

export const recordKarigarCheck = operation({
  name: 'recordKarigarCheck',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/karigars/:karigarId/checks',
  summary:
    'Write down that something of a Karigar was checked: which paper, on which day, and until when it holds. Sent twice under one name it stands once.',
  input: z.object({ karigarId: karigarInPath, ...writtenCheck }),
  output: z.object({ recorded: z.boolean() }),
  reveals: [],
  refusals: {
    'karigar-not-found': 404,
    'own-account': 409,
    'check-dates-wrong': 409,
    'check-reused': 409,
  },
});
