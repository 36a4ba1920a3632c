import * as z from 'zod/mini';
import { newCalendarLink } from '../calendar-link.ts';
import { operation } from '../operation.ts';

export const makeCalendarLink = operation({
  name: 'makeCalendarLink',
  audience: 'applicant',
  method: 'POST',
  path: '/api/calendar-link',
  summary:
    'Make a link by which a calendar reads one’s own bookings, or visits in the app of those who do the work: service, hour and area, no door, no name, no number, no code. A link that was there stops.',
  input: z.object({}),
  output: newCalendarLink,
  refusals: {},
});
