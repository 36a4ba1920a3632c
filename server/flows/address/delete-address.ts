import { recordDeletion } from '#server/modules/address/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Deletes only the person's own address; a repeat changes nothing. */
export async function deleteAddress(db: Database, userId: string, id: string): Promise<void> {
  await recordDeletion(db, id, userId);
}
