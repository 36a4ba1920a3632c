import { type Clock, type Instant, MINUTE } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { emptyInto } from './steps/dissolve-account.ts';

/** Longer than any request or job is under way that still took the account for the one it was. */
const STRAGGLERS = MINUTE;

/**
 * A booking that was under way while its account was joined to another is written to the one that is gone: it follows,
 * at once and once more when nothing can be under way any more.
 */
export async function followOwner(
  world: { readonly pool: Pool; readonly now: Clock },
  joined: { readonly from: string; readonly into: string; readonly at: Instant },
): Promise<{ readonly againAt?: Instant }> {
  const now = world.now();
  await transaction(world.pool, (db) => emptyInto(db, joined, now));
  const last = joined.at + STRAGGLERS;
  return now < last ? { againAt: last } : {};
}
