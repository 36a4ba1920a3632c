import * as z from 'zod/mini';
import { calendarLink } from '../calendar-link.ts';
import { operation } from '../operation.ts';

export const readCalendarLink = operation({
  name: 'readCalendarLink',
  audience: 'applicant',
  method: 'GET',
  path: '/api/calendar-link',
  summary:
    'Whether there is a link by which a calendar reads one’s own bookings, or visits in the app of those who do the work, and since when.',
  input: z.object({}),
  output: calendarLink,
  refusals: {},
});
