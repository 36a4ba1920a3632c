import * as z from 'zod/mini';
import { ANSWER_TEMPLATES, CASE_OUTCOMES, CASE_STEPS, caseNumber } from '../cases.ts';
import { language, textByLanguage } from '../fields/language.ts';
import { operation } from '../operation.ts';
import { caseStaff, opsCase, revealsOfCases } from './case.ts';

export const readCase = operation({
  name: 'readCase',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/cases/:number',
  summary:
    'Read the file of a case: how it stands, every step with who took it, what can be answered in each language and which ways lead to the customer.',
  input: z.object({ number: caseNumber }),
  output: z.object({
    case: opsCase,
    steps: z.array(
      z.object({
        id: z.string(),
        step: z.enum(CASE_STEPS),
        at: z.string(),
        who: z.enum(['house', 'customer', 'ops']),
        by: z.nullable(caseStaff),
        text: z.nullable(z.string()),
        template: z.nullable(z.enum(ANSWER_TEMPLATES)),
        /** Messages that went out: the channel, and what became of each. */
        sent: z.array(z.object({ channel: z.string(), state: z.string() })),
      }),
    ),
    /** The language in which the customer is answered; nothing where nobody can be. */
    language: z.nullable(language),
    answers: z.array(z.object({ template: z.enum(ANSWER_TEMPLATES), text: textByLanguage })),
    /** How it may be closed now; nothing while a decision elsewhere is awaited. */
    mayClose: z.array(z.enum(CASE_OUTCOMES)),
    mayReopen: z.boolean(),
    /** A customer’s earlier cases, and how many of them are still open. */
    others: z.array(z.object({ number: z.string(), openedAt: z.string(), isOpen: z.boolean() })),
  }),
  reveals: revealsOfCases('output.case'),
  refusals: { 'case-not-found': 404 },
});
