import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { caseAct, caseRefusals, caseText } from './case.ts';

export const planCase = operation({
  name: 'planCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cases/:number/next-step',
  summary:
    'Say what comes next and when; or that somebody was not reached, and when it is tried again.',
  input: z.object({
    ...caseAct,
    text: caseText,
    at: z.iso.datetime({ offset: true, error: 'moment-invalid' }),
    tried: z._default(z.boolean(), false),
  }),
  output: z.object({ version: z.number() }),
  reveals: [],
  refusals: { ...caseRefusals, 'step-in-the-past': 409, 'step-too-late': 409 },
});
