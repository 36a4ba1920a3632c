import { recordDeletion } from '#server/modules/notification/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Deletes only the person's own; a repeat changes nothing. */
export const deleteNotification = (
  db: Database,
  notification: { readonly id: string; readonly userId: string },
): Promise<void> => recordDeletion(db, notification);
