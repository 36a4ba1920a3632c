import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const watchKarigar = operation({
  name: 'watchKarigar',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/live',
  summary:
    'Watch what is new for the signed-in Karigar, at once and again after every change, as server-sent events called `karigar`: how many offers are open, and a mark that differs whenever their offers or their day of visits do, so that the app asks for them anew.',
  input: z.object({}),
  output: z.object({
    offers: z.number(),
    /** Differs when an offer has come, gone or been answered. */
    offersRevision: z.string(),
    /** Differs when a visit of the Karigar has been given, taken, moved or said something about. */
    dayRevision: z.string(),
    /** How much of the news the Karigar has not read, and a mark that differs when some has come or was read. */
    unread: z.number(),
    newsRevision: z.string(),
  }),
  answersAs: 'event-stream',
  refusals: { 'too-many-requests': 429 },
});
