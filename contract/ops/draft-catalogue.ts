import * as z from 'zod/mini';
import { catalogueSlug, categoryContent, serviceContent } from '../fields/catalogue-content.ts';
import { operation } from '../operation.ts';

/** A draft is sold to nobody; what is wrong with it is said at once, and again when it is published. */
export const draftCatalogue = operation({
  name: 'draftCatalogue',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/catalogue/drafts',
  summary:
    'Write the next version of a service or of a category, a new one or one that is there; it replaces the draft before it.',
  input: z.object({
    slug: catalogueSlug,
    /** One of the two. */
    service: z.optional(serviceContent),
    category: z.optional(categoryContent),
  }),
  output: z.object({
    version: z.number(),
    /** What keeps it from being published, a sentence each. */
    problems: z.array(z.string()),
  }),
  reveals: [],
  refusals: { 'draft-empty': 409 },
});
