import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const readOwnRating = operation({
  name: 'readOwnRating',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/rating',
  summary:
    'One’s rating and every visible rating it is made of; declines and releases are no part of it.',
  input: z.object({}),
  output: z.object({
    /** Null before there is one. */
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
      }),
    ),
  }),
  refusals: {},
});
