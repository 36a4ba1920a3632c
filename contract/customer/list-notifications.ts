import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { notification } from './notification.ts';

export const listNotifications = operation({
  name: 'listNotifications',
  audience: 'customer',
  method: 'GET',
  path: '/api/notifications',
  summary: "The signed-in person's notifications, newest first, the latest fifty.",
  input: z.object({}),
  output: z.object({
    notifications: z.array(notification),
    /** How many of all of them are unread, for the badge of the bell. */
    unread: z.number(),
  }),
  refusals: {},
});
