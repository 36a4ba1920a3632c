import * as z from 'zod/mini';
import { notificationId } from '../fields/notification-id.ts';
import { operation } from '../operation.ts';

export const readNotification = operation({
  name: 'readNotification',
  audience: 'customer',
  method: 'PUT',
  path: '/api/notifications/:id/reading',
  summary: 'Mark a notification of one’s own as read. Once read it stays read.',
  input: z.object({ id: notificationId }),
  output: z.object({ read: z.literal(true) }),
  refusals: { 'notification-not-found': 404 },
});
