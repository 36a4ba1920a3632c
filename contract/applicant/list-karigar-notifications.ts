import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { karigarNotification } from './karigar-notification.ts';

export const listKarigarNotifications = operation({
  name: 'listKarigarNotifications',
  audience: 'applicant',
  method: 'GET',
  path: '/api/karigar/notifications',
  summary:
    'The latest notifications of a Karigar or an applicant: unread ones first, then the newest, fifty at most. Offers stand in a list of their own.',
  input: z.object({}),
  output: z.object({
    notifications: z.array(karigarNotification),
    /** How many of all of them are unread. */
    unread: z.number(),
  }),
  refusals: {},
});
