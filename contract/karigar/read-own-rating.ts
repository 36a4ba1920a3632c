import * as z from 'zod/mini';
import { LEFT_OUT } from '../left-out-ratings.ts';
import { operation } from '../operation.ts';

export const readOwnRating = operation({
  name: 'readOwnRating',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/rating',
  summary:
    'One’s rating and every visible rating it is made of; declines and releases are no part of it, nor is what was left out for our lateness or after an appeal.',
  input: z.object({}),
  output: z.object({
    /** The average of those that count; null before there is one. */
    average: z.nullable(z.number()),
    count: z.number(),
    /** How many gave five, four, three, two and one. */
    stars: z.array(z.number()),
    latest: z.array(
      z.object({
        bookingId: z.string(),
        serviceSlug: z.string(),
        date: z.string(),
        stars: z.number(),
        comment: z.string(),
        /** The average with it, and without it and those that came later; null before the first. */
        averageAfter: z.number(),
        averageBefore: z.nullable(z.number()),
        /** It stands here and does not count. */
        leftOut: z.nullable(z.enum(LEFT_OUT)),
        /** Until when it may be appealed; null where it may not, or was. */
        appealUntil: z.nullable(z.string()),
        appeal: z.nullable(
          z.object({ why: z.string(), granted: z.nullable(z.boolean()), answer: z.string() }),
        ),
      }),
    ),
  }),
  refusals: {},
});
