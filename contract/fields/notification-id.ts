import * as z from 'zod/mini';

export const notificationId = z.string().check(z.uuid('notification-id-invalid'));
