import { type Clock, DAY } from '#kernel/time.ts';
import { eraseAgain } from '#server/flows/identity/erase-again.ts';
import type { EraseDeps } from '#server/flows/identity/steps/erase-account.ts';
import { keptColumns } from '#server/kept-columns.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { copyMissing, copyObjects } from '#server/platform/objects/copy-objects.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import { recordToRemove } from '#server/platform/objects/removals.ts';
import { listErasures } from './note-erasure.ts';

type Deps = EraseDeps & {
  readonly pool: Pool;
  /** The object store in use. */
  readonly objects: ObjectStore;
  /** Their copies; none of a bucket, which keeps former versions itself. */
  readonly kept: ObjectStore | undefined;
  readonly now: Clock;
};

export type SetRight = {
  readonly erased: number;
  readonly brought: number;
  /** Rows name these, and they lie nowhere. */
  readonly lost: number;
  readonly superfluous: number;
};

/** A restore that went too far back can be undone for so long, with every picture. */
const UNDONE_WITHIN = DAY;

/** Files that no row names: they are there or not, whatever the moment. */
const OF_NO_ROW = ['payouts/', 'settlements/', 'erasures/'] as const;

/**
 * The database stands at another moment than the objects: erasures since then are repeated first, then the objects come
 * back that rows name, and those go that none does. Twice is as good as once; no server may be running.
 */
export async function setRightAfterRestore(deps: Deps): Promise<SetRight> {
  const { pool, objects, kept, now } = deps;
  const erasures = new Set(await listErasures(objects));
  for (const id of kept ? await listErasures(kept) : []) erasures.add(id);
  let erased = 0;
  for (const id of erasures) if (await eraseAgain(deps, id, now())) erased += 1;
  const named = (await Promise.all(keptColumns.map((column) => column.listKeys(pool)))).flat();
  const { copied, lost } = await copyMissing(named, kept, objects);
  const files = kept ? await copyObjects(kept, objects, OF_NO_ROW) : 0;
  const superfluous = await removeUnnamed(pool, objects, new Set(named), now() + UNDONE_WITHIN);
  return { erased, brought: copied + files, lost, superfluous };
}

async function removeUnnamed(
  pool: Pool,
  objects: ObjectStore,
  named: ReadonlySet<string>,
  at: number,
): Promise<number> {
  let removed = 0;
  for (const { name } of keptColumns) {
    const unnamed = (await objects.list(`${name}/`)).filter((key) => !named.has(key));
    removed += await recordToRemove(pool, unnamed, at);
  }
  return removed;
}
