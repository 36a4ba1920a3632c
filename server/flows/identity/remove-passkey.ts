import type { removePasskey as promise } from '#contract/applicant/remove-passkey.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { deletePasskey } from '#server/modules/identity/passkey-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordPasskeyRemoved } from '../steps/identity/drop-passkeys.ts';

/** It opens nothing from now on; twice is as good as once, and one of somebody else stays. */
export const removePasskey = (
  pool: Pool,
  { userId, id }: { readonly userId: string; readonly id: string },
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    if (await deletePasskey(db, userId, id))
      await recordPasskeyRemoved(db, userId, `customer:${userId}`, now);
    return accept(undefined);
  });
