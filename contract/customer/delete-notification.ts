import * as z from 'zod/mini';
import { notificationId } from '../fields/notification-id.ts';
import { operation } from '../operation.ts';

export const deleteNotification = operation({
  name: 'deleteNotification',
  audience: 'customer',
  method: 'DELETE',
  path: '/api/notifications/:id',
  summary: 'Delete a notification of one’s own. Deleting twice is as good as once.',
  input: z.object({ id: notificationId }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: {},
});
