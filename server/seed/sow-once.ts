import type { Instant } from '#kernel/time.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { lockSowing } from '#server/platform/database/locks.ts';
import { transaction } from '#server/platform/database/transaction.ts';

export type Sowing = { readonly name: string; readonly edition: string; readonly now: Instant };

/**
 * Sows everything of one edition or nothing of it, and never twice: people may have changed what was sown. Of several
 * processes that start together one sows and the others wait for it. Answers whether this call did it.
 */
export async function sowOnce(
  pool: Pool,
  sowing: Sowing,
  sow: (db: Database) => Promise<void>,
): Promise<boolean> {
  if (await isSown(pool, sowing)) return false;
  return transaction(pool, async (db) => {
    await lockSowing(db);
    if (await isSown(db, sowing)) return false;
    await db.query('set local statement_timeout = 0');
    await sow(db);
    await db.query(
      `insert into sowings (name, edition, sown_at) values ($1, $2, $3)
        on conflict (name) do update set edition = excluded.edition, sown_at = excluded.sown_at`,
      [sowing.name, sowing.edition, new Date(sowing.now)],
    );
    return true;
  });
}

async function isSown(db: Database, { name, edition }: Sowing): Promise<boolean> {
  const found = await db.query('select from sowings where name = $1 and edition = $2', [
    name,
    edition,
  ]);
  return found.rowCount === 1;
}
