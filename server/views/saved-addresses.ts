import type { SavedAddress } from '#contract/customer/saved-address.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A person's own places, in the order in which they saved them. */
export const listSavedAddresses = (db: Database, userId: string): Promise<SavedAddress[]> =>
  selectAddresses.run(db, [userId]);

const selectAddresses = statement<[userId: string], SavedAddress>({
  name: 'view-saved-addresses',
  text: 'select id, label, address from saved_addresses where user_id = $1 order by saved_at, id',
});
