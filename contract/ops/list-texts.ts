import * as z from 'zod/mini';
import { textByLanguage } from '../fields/language.ts';
import { textKey } from '../fields/written-text.ts';
import { operation } from '../operation.ts';

export const listTexts = operation({
  name: 'listTexts',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/texts',
  summary:
    'Help and policies as customers read them, read them before or will, and every draft, newest first.',
  input: z.object({}),
  output: z.object({
    texts: z.array(
      z.object({
        key: textKey,
        version: z.number(),
        /** `draft` is read by nobody, `coming` from its moment on, `current` now, `former` no longer. */
        state: z.enum(['draft', 'coming', 'current', 'former']),
        from: z.nullable(z.string()),
        /** As the product was delivered; published by nobody of the company. */
        byRelease: z.boolean(),
        publishedBy: z.nullable(z.string()),
        draftedBy: z.nullable(z.string()),
        /** The change and its reason, for colleagues. */
        why: z.nullable(z.string()),
        savedAt: z.nullable(z.string()),
        content: textByLanguage,
      }),
    ),
    /** Values that stand for names in braces now. */
    gaps: z.record(z.string(), z.string()),
  }),
  reveals: [],
  refusals: {},
});
