import * as z from 'zod/mini';
import { caseId, KARIGAR_TOPICS } from '../cases.ts';
import { answerText } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { ownCase } from '../own-case.ts';

export const askForHelp = operation({
  name: 'askForHelp',
  audience: 'applicant',
  method: 'POST',
  path: '/api/karigar/cases',
  summary:
    'Say that the pay is wrong, that one was there, or ask about training or the app: a case with a number and clocks that operations answer. Sent twice under one name it is one case.',
  input: z.object({
    id: caseId,
    topic: z.enum(KARIGAR_TOPICS, 'topic-unknown'),
    text: answerText,
  }),
  output: z.object({ case: ownCase }),
  refusals: { 'too-many-cases': 409, 'action-reused': 409 },
});
