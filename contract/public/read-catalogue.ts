import * as z from 'zod/mini';
import { operation } from '../operation.ts';

const availability = z.object({
  /** `from-hour`: open today from `minute`; `onwards`: the first open day is `date`; `none`: nothing in the coming fortnight. */
  kind: z.enum(['from-hour', 'onwards', 'none']),
  date: z.nullable(z.string()),
  /** Minutes of the day, since midnight. */
  minute: z.nullable(z.number()),
  /** Whole days between today in India and `date`. */
  daysAhead: z.nullable(z.number()),
});
export type Availability = z.infer<typeof availability>;

const service = z.object({
  id: z.number(),
  slug: z.string(),
  /** Names the terms that it is sold under. */
  category: z.string(),
  pricePaise: z.number(),
  laborCharges: z.boolean(),
  rating: z.number(),
  ratingCount: z.nullable(z.number()),
  availability,
  options: z.array(
    z.object({
      key: z.string(),
      available: z.boolean(),
      pricePaise: z.number(),
    }),
  ),
  /** How much each item of its choices adds, in paise; absent where it has none. */
  additions: z.optional(z.record(z.string(), z.number())),
});
export type CatalogueItem = z.infer<typeof service>;

/** Names and descriptions are words: `readCatalogueWords` has them, by slug. */
export const readCatalogue = operation({
  name: 'readCatalogue',
  audience: 'public',
  method: 'GET',
  path: '/api/catalogue',
  summary: 'The services on sale, with prices, options, ratings and when each can next be booked.',
  input: z.object({}),
  output: z.object({ services: z.array(service) }),
  refusals: {},
});
