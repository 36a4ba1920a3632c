import type { Instant } from '#kernel/time.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { recordMobileClaimed } from '#server/modules/identity/profile-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Fills the blank and nothing else: it neither begins the cool-down nor overwrites what another tab has just written. */
export async function claimMobile(
  db: Database,
  claim: { readonly person: Person; readonly mobile: string },
  now: Instant,
): Promise<Person> {
  const { person, mobile } = claim;
  return (await recordMobileClaimed(db, { id: person.id, mobile }, now)) ?? person;
}
