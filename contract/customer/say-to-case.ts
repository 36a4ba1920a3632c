import * as z from 'zod/mini';
import { caseNumber } from '../cases.ts';
import { answerText, madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { ownCase } from '../own-case.ts';

export const sayToCase = operation({
  name: 'sayToCase',
  audience: 'customer',
  method: 'POST',
  path: '/api/cases/:number/words',
  summary:
    'Say more to one’s own complaint or request; one that was closed lately is taken up again by it.',
  input: z.object({ number: caseNumber, stepId: madeId, text: answerText }),
  output: z.object({ case: ownCase }),
  refusals: {
    'case-not-found': 404,
    'case-closed-for-good': 409,
    'too-much-said': 409,
    'action-reused': 409,
  },
});
