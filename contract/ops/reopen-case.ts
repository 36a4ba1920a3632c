import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { caseAct, caseRefusals, caseText } from './case.ts';

export const reopenCase = operation({
  name: 'reopenCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cases/:number/reopening',
  summary: 'Take up a closed complaint or request again, within thirty days and with the reason.',
  input: z.object({ ...caseAct, text: caseText }),
  output: z.object({ version: z.number() }),
  reveals: [],
  refusals: { ...caseRefusals, 'case-open': 409, 'case-closed-for-good': 409 },
});
