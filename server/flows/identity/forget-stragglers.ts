import { type Clock, type Instant, MINUTE } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { forgetPerson } from '../steps/forget-person.ts';

/** Longer than any request or job is under way that still took the account for an open one. */
const STRAGGLERS = MINUTE;

/** What was being written about somebody at the moment in which he was forgotten is forgotten after him. */
export async function forgetStragglers(
  world: { readonly pool: Pool; readonly now: Clock },
  deleted: { readonly userId: string; readonly at: Instant },
): Promise<{ readonly againAt?: Instant }> {
  const last = deleted.at + STRAGGLERS;
  const now = world.now();
  if (now < last) return { againAt: last };
  await transaction(world.pool, (db) =>
    forgetPerson(db, { id: deleted.userId, contacts: [] }, now),
  );
  return {};
}
