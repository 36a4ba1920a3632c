import * as z from 'zod/mini';
import { PHASES } from '../booking-phases.ts';
import { arrivalWindow, placeName } from '../live.ts';
import { operation } from '../operation.ts';

/** Facts for a person who has the link. */
export const followedVisit = z.object({
  /** The customer’s first name, so that one knows whose visit it is; empty for somebody who has given none. */
  customer: z.string(),
  /** The Karigar’s first name; for whoever is at home the whole of it. */
  karigar: z.nullable(z.string()),
  serviceSlug: z.string(),
  /** `pending` is seen at home only. */
  status: z.enum(PHASES.unfinished),
  promisedAt: z.string(),
  arrival: z.nullable(arrivalWindow),
  /** The neighbourhood the Karigar is in; never a point. */
  area: z.nullable(placeName),
  /** Facts for the person at the door in the customer’s place; nothing on a link for anybody else. */
  atHome: z.nullable(
    z.object({
      /** Six digits from setting out until the work begins. */
      startCode: z.nullable(z.string()),
      /** Its tries are used up: only the customer can have a new one made. */
      codeUsedUp: z.boolean(),
      /** The sum to pay in cash at the end as things stand; nothing where it is paid online. */
      cashPaise: z.number(),
    }),
  ),
});
export type FollowedVisit = z.infer<typeof followedVisit>;

export const readFollowedVisit = operation({
  name: 'readFollowedVisit',
  audience: 'public',
  method: 'GET',
  path: '/api/follow/:token',
  summary:
    'A visit that its customer has shared with their family. A link that was never given out, was taken back or whose visit is over is answered the same.',
  input: z.object({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'share-token-invalid')),
  }),
  output: z.object({ visit: followedVisit }),
  refusals: { 'share-over': 410, 'too-many-requests': 429 },
});
