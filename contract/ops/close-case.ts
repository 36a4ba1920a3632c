import * as z from 'zod/mini';
import { CASE_OUTCOMES } from '../cases.ts';
import { operation } from '../operation.ts';
import { caseAct, caseRefusals, caseText } from './case.ts';

export const closeCase = operation({
  name: 'closeCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cases/:number/closure',
  summary:
    'Close a case with how it ended and why; who complained or asked is told. One that waits for a decision elsewhere ends with that decision.',
  input: z.object({
    ...caseAct,
    outcome: z.enum(CASE_OUTCOMES, 'outcome-unknown'),
    text: caseText,
  }),
  output: z.object({ version: z.number() }),
  reveals: [],
  refusals: { ...caseRefusals, 'outcome-not-fitting': 409, 'decision-first': 409 },
});
