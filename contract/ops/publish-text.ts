import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { textKey } from '../fields/written-text.ts';
import { operation } from '../operation.ts';

export const publishText = operation({
  name: 'publishText',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/texts/publications',
  summary:
    'Let customers read this draft from a moment on. What was published does not change: an older version is published anew.',
  input: z.object({
    key: textKey,
    /** Start of the new version; null is at once. */
    from: z.nullable(z.iso.datetime({ offset: true, error: 'date-invalid' })),
    /** The change and its reason, for colleagues. */
    why: reasonText,
    /** When the draft was saved, as it was read: what somebody has changed since is not published unread. */
    seen: z.string(),
  }),
  output: z.object({ version: z.number(), from: z.string() }),
  reveals: [],
  refusals: {
    'draft-not-found': 404,
    'draft-changed': 409,
    /** With `problems`, each with its language. */
    'text-contradicts': 409,
    'publish-date-past': 409,
  },
});
