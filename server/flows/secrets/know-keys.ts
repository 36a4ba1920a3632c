import type { Clock } from '#kernel/time.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { listLiveKeys, registerKey } from '#server/platform/secrets/key-store.ts';
import { type Keys, readingKeys } from '#server/platform/secrets/keys.ts';
import { sealAnew } from '#server/platform/secrets/seal.ts';
import type { SealedColumn } from '#server/platform/secrets/sealed-column.ts';

const SAMPLE = 3;

/**
 * Runs before anything is served: each key under which something here may be sealed is one of ours, and today's is
 * written down. With another secret the server would answer, and fail everybody whose documents, account or message it
 * can't open.
 */
export async function knowKeys(
  { pool, keys, now }: { readonly pool: Pool; readonly keys: Keys; readonly now: Clock },
  columns: readonly SealedColumn[],
): Promise<void> {
  const ours = new Set(readingKeys(keys).map(({ id }) => id));
  const live = await listLiveKeys(pool);
  const missing = live.filter((id) => !ours.has(id));
  if (missing.length > 0) throw new CannotStart(refusal(missing.join(', ')));
  // A database from before keys were written down says it by what lies in it.
  if (live.length === 0 && !(await opensSomething(pool, keys, columns)))
    throw new CannotStart(refusal('an earlier secret'));
  await registerKey(pool, keys.id, now());
}

const refusal = (key: string): string =>
  `What is sealed in this database is under another key (${key}): set AANGAN_SECRET to the secret it was sealed with, or name that one in AANGAN_OLD_SECRETS.`;

async function opensSomething(
  pool: Pool,
  keys: Keys,
  columns: readonly SealedColumn[],
): Promise<boolean> {
  const found = await Promise.all(columns.map((column) => column.list(pool, null, '', SAMPLE)));
  const samples = found.flat();
  return (
    samples.length === 0 ||
    samples.some(({ sealed, about }) => sealAnew(keys, sealed, about) !== undefined)
  );
}
