import * as z from 'zod/mini';
import { caseNumber } from '../cases.ts';
import { operation } from '../operation.ts';
import { caseStaff } from './case.ts';

export const watchCase = operation({
  name: 'watchCase',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/cases/:number/watchers',
  summary:
    'Say that it is on one’s screen; answers who else has it there now, and how it stands. Repeated while it is looked at.',
  input: z.object({ number: caseNumber }),
  output: z.object({ others: z.array(caseStaff), version: z.number() }),
  reveals: [],
  refusals: { 'case-not-found': 404 },
});
