import * as z from 'zod/mini';
import { catalogueSlug, categoryContent, serviceContent } from '../fields/catalogue-content.ts';
import { catalogueProblem } from '../fields/catalogue-problem.ts';
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
    /** When the draft was saved that was changed, null where there was none: nobody overwrites what they have not read. */
    seen: z.optional(z.nullable(z.string())),
  }),
  output: z.object({
    version: z.number(),
    savedAt: z.string(),
    /** Problems that keep it from being published, each with its place. */
    problems: z.array(catalogueProblem),
  }),
  reveals: [],
  refusals: { 'draft-empty': 409, 'draft-changed': 409 },
});
