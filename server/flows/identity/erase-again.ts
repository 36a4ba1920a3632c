import type { Instant } from '#kernel/time.ts';
import { lockUnerasedAccount } from '#server/modules/identity/erasure-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { type EraseDeps, eraseAccount } from './steps/erase-account.ts';

/**
 * A restore has brought back an account that was erased after the restored moment: it is erased again, whatever stands
 * open in it, because its owner has been told that it is gone. Answers whether there was anything to erase.
 */
export const eraseAgain = (
  { pool, ...deps }: EraseDeps & { readonly pool: Pool },
  userId: string,
  now: Instant,
): Promise<boolean> =>
  transaction(pool, async (db) => {
    const person = await lockUnerasedAccount(db, userId);
    if (person) await eraseAccount(db, deps, person, 'house', now);
    return person !== undefined;
  });
