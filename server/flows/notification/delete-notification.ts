import { recordDeletion } from '#server/modules/notification/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Only one's own; twice is as good as once. */
export const deleteNotification = (
  db: Database,
  notification: { readonly id: string; readonly userId: string },
): Promise<void> => recordDeletion(db, notification);
