import * as z from 'zod/mini';
import { textByLanguage } from '../fields/language.ts';
import { KARIGAR_NEWS_KINDS } from '../karigar-news.ts';

/** Values for the gaps in the words; each kind uses some of them. Instants are milliseconds since 1970. */
const params = z.object({
  bookingId: z.optional(z.string()),
  serviceSlug: z.optional(z.string()),
  serviceName: z.optional(z.string()),
  startsAt: z.optional(z.number()),
  beforeAt: z.optional(z.number()),
  area: z.optional(textByLanguage),
  amountPaise: z.optional(z.number()),
  /** The number of visits of a day. */
  visits: z.optional(z.number()),
  caseNumber: z.optional(z.string()),
});

export const karigarNotification = z.object({
  id: z.string(),
  kind: z.enum(KARIGAR_NEWS_KINDS),
  params,
  at: z.string(),
  read: z.boolean(),
});
export type KarigarNotification = z.infer<typeof karigarNotification>;
