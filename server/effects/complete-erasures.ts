import type { Clock } from '#kernel/time.ts';
import { sealRecipients } from '#server/flows/tax-document/seal-recipients.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { listErasedAccounts, listOpenBookingsOfErased } from '#server/views/erasures.ts';
import { listErasures, noteErasure } from './note-erasure.ts';

type Deps = {
  readonly pool: Pool;
  readonly keys: Keys;
  readonly objects: Pick<ObjectStore, 'list' | 'put'>;
  readonly now: Clock;
};

/** Sealed in one transaction. */
const MOST = 200;

/**
 * Erasures by an earlier version, which may also have run beside this one, sealed no recipient of a tax document and noted
 * nothing for a restore: both is made up for. Safe to repeat.
 */
export const completeErasures = async (
  deps: Deps,
): Promise<{ readonly noted: number; readonly sealed: number }> => ({
  noted: await noteMissing(deps),
  sealed: await sealOpen(deps),
});

/** The latest first: for them a restore is likelier. */
async function noteMissing({ pool, objects }: Deps): Promise<number> {
  const known = new Set(await listErasures(objects));
  const missing = (await listErasedAccounts(pool)).filter(({ userId }) => !known.has(userId));
  for (const one of missing) await noteErasure({ objects }, one);
  return missing.length;
}

/** Answers of how many bookings. */
async function sealOpen({ pool, keys, now }: Deps): Promise<number> {
  let sealed = 0;
  for (;;) {
    const bookingIds = await listOpenBookingsOfErased(pool, MOST);
    if (bookingIds.length === 0) return sealed;
    await sealRecipients({ pool, keys }, bookingIds, now());
    sealed += bookingIds.length;
  }
}
