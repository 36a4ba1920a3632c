import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { caseAct, caseRefusals, caseText } from './case.ts';

export const escalateCase = operation({
  name: 'escalateCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cases/:number/escalation',
  summary:
    'Call for the grievance officer: it rings in the inbox at once, and is nobody’s until somebody takes it.',
  input: z.object({ ...caseAct, text: caseText }),
  output: z.object({ version: z.number() }),
  reveals: [],
  refusals: caseRefusals,
});
