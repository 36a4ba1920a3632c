import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { karigarWork } from '../karigar-work.ts';
import { operation } from '../operation.ts';

export const setLeave = operation({
  name: 'setLeave',
  audience: 'karigar',
  method: 'PUT',
  path: '/api/karigar/leaves',
  summary:
    'Days off, or days of work again. Visits of those days that are not under way go to others, and nobody pays for it.',
  input: z.object({
    day: localDate,
    /** The last of several days; one day where it is not said. */
    until: z.optional(localDate),
    off: z.boolean(),
  }),
  output: z.object({ work: karigarWork }),
  refusals: {
    'not-on-roster': 409,
    'day-over': 409,
    'leave-reversed': 409,
    'too-many-leaves': 409,
  },
});
