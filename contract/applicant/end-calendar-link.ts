import * as z from 'zod/mini';
import { calendarLink } from '../calendar-link.ts';
import { operation } from '../operation.ts';

export const endCalendarLink = operation({
  name: 'endCalendarLink',
  audience: 'applicant',
  method: 'DELETE',
  path: '/api/calendar-link',
  summary: 'Take the link back: it opens nothing any more.',
  input: z.object({}),
  output: calendarLink,
  refusals: {},
});
