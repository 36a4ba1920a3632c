import type { Instant } from '#kernel/time.ts';
import { listNamedFormer } from '#server/modules/availability/membership-store.ts';
import { lockUnerasedAccount } from '#server/modules/identity/erasure-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { eraseKarigarName } from '../../steps/identity/erase-karigar-name.ts';

/** Names of former Karigars that a record of income tax has kept beyond their account; answers how many went. */
export async function eraseNamesOfFormer(db: Database, now: Instant): Promise<number> {
  let erased = 0;
  for (const { karigarId, userId } of await listNamedFormer(db)) {
    if (await lockUnerasedAccount(db, userId)) continue;
    if (await eraseKarigarName(db, karigarId, now)) erased += 1;
  }
  return erased;
}
