import * as z from 'zod/mini';
import { textKey } from '../fields/written-text.ts';
import { operation } from '../operation.ts';

export const dropTextDraft = operation({
  name: 'dropTextDraft',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/texts/drafts/removal',
  summary: 'Throw a draft of a text away; what was published stays.',
  input: z.object({
    key: textKey,
    /** When it was saved, as it was read. */
    seen: z.string(),
  }),
  output: z.object({ dropped: z.literal(true) }),
  reveals: [],
  refusals: { 'draft-not-found': 404, 'draft-changed': 409 },
});
