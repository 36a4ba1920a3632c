import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { caseAct, caseRefusals } from './case.ts';

export const takeCase = operation({
  name: 'takeCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cases/:number/owner',
  summary:
    'Look after a case from now on; what a colleague has is taken over by whoever has seen that they have it.',
  input: z.object(caseAct),
  output: z.object({ version: z.number() }),
  reveals: [],
  refusals: caseRefusals,
});
