import * as z from 'zod/mini';
import { OPTION_KEYS } from '../catalogue.ts';
import { operation } from '../operation.ts';

const availability = z.object({
  /** `from-hour`: open today from `minute`; `onwards`: the first open day is `date`; `none`: nothing in the coming fortnight. */
  kind: z.enum(['from-hour', 'onwards', 'none']),
  date: z.nullable(z.string()),
  /** Of the day, since midnight. */
  minute: z.nullable(z.number()),
  /** Whole days between today in India and `date`. */
  daysAhead: z.nullable(z.number()),
});
export type Availability = z.infer<typeof availability>;

const service = z.object({
  id: z.number(),
  slug: z.string(),
  category: z.enum(['daily', 'event', 'religious']),
  pricePaise: z.number(),
  laborCharges: z.boolean(),
  rating: z.number(),
  ratingCount: z.nullable(z.number()),
  availability,
  options: z.array(
    z.object({
      key: z.enum(OPTION_KEYS),
      available: z.boolean(),
      pricePaise: z.number(),
    }),
  ),
});
export type CatalogueItem = z.infer<typeof service>;

/** Names and descriptions are words, so they live in `i18n`, keyed by slug. */
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
