import { deleteSubscription } from '#server/modules/messaging/subscription-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Ends only the person's own subscription; a repeat changes nothing. */
export const unsubscribePush = (
  db: Database,
  { endpoint, userId }: { readonly endpoint: string; readonly userId: string },
): Promise<void> => deleteSubscription(db, endpoint, userId);
