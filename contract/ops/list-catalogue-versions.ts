import * as z from 'zod/mini';
import { categoryContent, serviceContent } from '../fields/catalogue-content.ts';
import { operation } from '../operation.ts';

const version = {
  slug: z.string(),
  version: z.number(),
  /** `draft` is sold to nobody, `coming` from its moment on, `sold` now, `former` no longer. */
  state: z.enum(['draft', 'coming', 'sold', 'former']),
  from: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  draftedBy: z.nullable(z.string()),
  /** The time at which a draft was saved. */
  savedAt: z.nullable(z.string()),
};

export const listCatalogueVersions = operation({
  name: 'listCatalogueVersions',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/catalogue/versions',
  summary: 'Everything that is, was or will be sold, and every draft: as customers would see it.',
  input: z.object({}),
  output: z.object({
    services: z.array(
      z.object({
        ...version,
        id: z.number(),
        withdrawn: z.boolean(),
        /** How many Karigars can do it. */
        skilled: z.number(),
        content: serviceContent,
      }),
    ),
    categories: z.array(z.object({ ...version, content: categoryContent })),
    /** Tax classes that a service may have. */
    taxClasses: z.array(z.string()),
  }),
  reveals: [],
  refusals: {},
});
