import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** A figure that is not given while there are fewer than `policy.promise.atLeast` rows to reckon it from. */
const figure = z.nullable(z.number());

export const readPromise = operation({
  name: 'readPromise',
  audience: 'public',
  method: 'GET',
  path: '/api/promise',
  summary:
    'How well we keep what we promise, reckoned from real visits, refunds and complaints, each with how many they were.',
  input: z.object({}),
  output: z.object({
    /** The first and the last day that were counted. */
    from: z.string(),
    until: z.string(),
    /** How many rows are needed before a figure is given. */
    atLeast: z.number(),
    onTime: z.object({
      visits: z.number(),
      onTime: z.number(),
      percent: figure,
      /** Wilson’s lower bound at 95 %: what can be said for sure. */
      atLeastPercent: figure,
      /** Asked for and not to be had: they are in no percentage, so they stand beside it. */
      refused: z.number(),
    }),
    refunds: z.object({ count: z.number(), medianDays: figure }),
    karigarShare: z.object({ visits: z.number(), percent: figure }),
    complaints: z.object({ count: z.number(), medianHours: figure }),
  }),
  refusals: {},
});
