import * as z from 'zod/mini';
import { ANSWER_TEMPLATES } from '../cases.ts';
import { operation } from '../operation.ts';
import { caseAct, caseRefusals, caseText } from './case.ts';

export const answerCase = operation({
  name: 'answerCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cases/:number/answers',
  summary:
    'Answer the customer: it stands at their bell and on their page, and goes out by every way that leads to them. The first answer is the acknowledgement.',
  input: z.object({
    ...caseAct,
    template: z.enum(ANSWER_TEMPLATES, 'template-unknown'),
    text: caseText,
  }),
  output: z.object({ version: z.number() }),
  reveals: [],
  refusals: { ...caseRefusals, 'nobody-to-answer': 409 },
});
