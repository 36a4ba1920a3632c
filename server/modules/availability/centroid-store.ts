import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The middle of a pincode: as exactly as we know where an address is. */
export const findCentroid = (
  db: Database,
  pincode: string,
): Promise<{ latitude: number; longitude: number } | undefined> =>
  selectCentroid.first(db, [pincode]);

const selectCentroid = statement<[string], { latitude: number; longitude: number }>({
  name: 'find-middle-of-pincode',
  text: 'select latitude, longitude from pincodes where pincode = $1',
});
