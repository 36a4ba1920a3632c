import * as z from 'zod/mini';
import { catalogueSlug } from '../fields/catalogue-content.ts';
import { operation } from '../operation.ts';

export const dropCatalogueDraft = operation({
  name: 'dropCatalogueDraft',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/catalogue/drafts/removal',
  summary: 'Throw a draft of a service or of a category away; what was published stays.',
  input: z.object({
    slug: catalogueSlug,
    kind: z.enum(['service', 'category']),
    /** When it was saved, as it was read. */
    seen: z.string(),
  }),
  output: z.object({ dropped: z.literal(true) }),
  reveals: [],
  refusals: { 'draft-not-found': 404, 'draft-changed': 409 },
});
