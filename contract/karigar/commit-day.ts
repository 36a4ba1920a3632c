import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { karigarWork } from '../karigar-work.ts';
import { operation } from '../operation.ts';

/** A Karigar commits themselves to days of this week and the next. */
export const COMMITTED_DAYS_AHEAD = 14;
/** Until this hour of the evening before, they may take it back. */
export const WITHDRAWN_UNTIL_HOUR = 20;
/** A slip of the finger may be taken back for so long at any hour. */
export const WITHDRAWN_WITHIN_MINUTES = 15;

export const commitDay = operation({
  name: 'commitDay',
  audience: 'karigar',
  method: 'PUT',
  path: '/api/karigar/commitments',
  summary:
    'A day on which the Karigar may be sent to visits within their hours without being asked each time, or no longer.',
  input: z.object({ day: localDate, on: z.boolean() }),
  output: z.object({ work: karigarWork }),
  refusals: {
    'not-on-roster': 409,
    'day-over': 409,
    'no-hours-that-day': 409,
    'commitment-stands': 409,
  },
});
