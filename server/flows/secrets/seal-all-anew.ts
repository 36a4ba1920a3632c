import type { Clock } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { registerKey, retireOtherKeys } from '#server/platform/secrets/key-store.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { type SealedColumn, sealBatchAnew } from '#server/platform/secrets/sealed-column.ts';

const MOST_AT_ONCE = 200;

type Deps = { readonly pool: Pool; readonly keys: Keys; readonly now: Clock };

export type SealedAnew = {
  readonly column: string;
  readonly sealedAnew: number;
  readonly unreadable: number;
};

/**
 * Everything that earlier keys have sealed is sealed under today's, a batch in a transaction, beside the serving house.
 * Only when nothing is left do the earlier keys count as retired.
 */
export async function sealAllAnew(
  { pool, keys, now }: Deps,
  columns: readonly SealedColumn[],
  mostAtOnce = MOST_AT_ONCE,
): Promise<SealedAnew[]> {
  await registerKey(pool, keys.id, now());
  const done: SealedAnew[] = [];
  for (const column of columns) done.push(await sealColumnAnew({ pool, keys }, column, mostAtOnce));
  if (await isAllUnder(pool, keys, columns)) await retireOtherKeys(pool, keys.id, now());
  return done;
}

async function sealColumnAnew(
  { pool, keys }: Pick<Deps, 'pool' | 'keys'>,
  column: SealedColumn,
  most: number,
): Promise<SealedAnew> {
  let after = '';
  let sealedAnew = 0;
  let unreadable = 0;
  for (;;) {
    const from = after;
    const batch = await transaction(pool, (db) => sealBatchAnew(db, keys, column, from, most));
    sealedAnew += batch.sealedAnew;
    unreadable += batch.unreadable;
    if (batch.last === undefined) return { column: column.name, sealedAnew, unreadable };
    after = batch.last;
  }
}

/** The table is read again at the end: a server that still writes under an earlier key may have written meanwhile. */
async function isAllUnder(pool: Pool, keys: Keys, columns: readonly SealedColumn[]) {
  const lefts = await Promise.all(
    columns.map((column) => sealBatchAnew(pool, { ...keys, older: [] }, column, '', 1)),
  );
  return lefts.every((left) => left.unreadable === 0 && left.sealedAnew === 0);
}
