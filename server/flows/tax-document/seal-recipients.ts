import type { Instant } from '#kernel/time.ts';
import { eraseRecipientsOf } from '#server/modules/tax-document/owner-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

/** To whom tax documents of these bookings were made out goes out of the open: sealed, or erased. */
export const sealRecipients = (
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  bookingIds: readonly string[],
  now: Instant,
): Promise<void> => transaction(pool, (db) => eraseRecipientsOf(db, keys, bookingIds, now));
