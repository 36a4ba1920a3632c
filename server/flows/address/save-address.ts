import { MOST_ADDRESSES, type saveAddress as promise } from '#contract/customer/save-address.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockCount, recordAddress } from '#server/modules/address/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** Two devices that save at once do not get past the limit. */
export function saveAddress(
  pool: Pool,
  userId: string,
  { label, address }: InputOf<typeof promise>,
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  return transaction(pool, async (db) => {
    if ((await lockCount(db, userId)) >= MOST_ADDRESSES) return refuse('too-many-addresses');
    await recordAddress(db, { id: newId(now), userId, label, address }, now);
    return accept(undefined);
  });
}
