import * as z from 'zod/mini';
import { LANGS } from '#kernel/languages.ts';
import { textKey, textProblem, writtenText } from '../fields/written-text.ts';
import { operation } from '../operation.ts';

export const draftText = operation({
  name: 'draftText',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/texts/drafts',
  summary:
    'Write the next version of a policy or of a topic of help in every language; it replaces the draft before it. No customer reads a draft.',
  input: z.object({
    key: textKey,
    content: z.record(z.enum(LANGS), writtenText),
    /** When the draft was saved that was changed, null where there was none: nobody overwrites what they have not read. */
    seen: z.nullable(z.string()),
  }),
  output: z.object({
    version: z.number(),
    savedAt: z.string(),
    /** Problems that keep it from being published. */
    problems: z.array(textProblem),
  }),
  reveals: [],
  refusals: { 'draft-changed': 409 },
});
