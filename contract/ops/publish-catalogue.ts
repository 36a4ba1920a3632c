import * as z from 'zod/mini';
import { catalogueSlug } from '../fields/catalogue-content.ts';
import { operation } from '../operation.ts';

export const publishCatalogue = operation({
  name: 'publishCatalogue',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/catalogue/publications',
  summary:
    'Sell these drafts from a moment on, all of them or none. What is booked stays as it was sold; nothing that was published changes.',
  input: z.object({
    services: z.array(catalogueSlug).check(z.maxLength(50, 'number-invalid')),
    categories: z.array(catalogueSlug).check(z.maxLength(50, 'number-invalid')),
    /** Start of the new version; null is at once. */
    from: z.nullable(z.iso.datetime({ offset: true, error: 'date-invalid' })),
    /** A Karigar skilled in one of these services counts as skilled in the new ones as well. */
    skilledAs: z.optional(z.array(catalogueSlug)),
    /** When each draft was saved, as it was read: what somebody has changed since is not published unread. */
    seen: z.optional(
      z.object({
        services: z.optional(z.record(catalogueSlug, z.string())),
        categories: z.optional(z.record(catalogueSlug, z.string())),
      }),
    ),
  }),
  output: z.object({ from: z.string() }),
  reveals: [],
  refusals: {
    'draft-not-found': 404,
    'draft-changed': 409,
    /** With `problems`, each with its place. */
    'catalogue-contradicts': 409,
    'publish-date-past': 409,
  },
});
