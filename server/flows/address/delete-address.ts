import { recordDeletion } from '#server/modules/address/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Only one's own; twice is as good as once. */
export async function deleteAddress(db: Database, userId: string, id: string): Promise<void> {
  await recordDeletion(db, id, userId);
}
