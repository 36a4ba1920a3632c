import { forgetSubscription } from '#server/modules/messaging/subscription-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Only one's own; twice is as good as once. */
export const unsubscribePush = (
  db: Database,
  { endpoint, userId }: { readonly endpoint: string; readonly userId: string },
): Promise<void> => forgetSubscription(db, endpoint, userId);
