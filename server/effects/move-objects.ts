import { keptColumns } from '#server/kept-columns.ts';
import { moveToObjects, type ObjectDeps } from '#server/platform/objects/kept-column.ts';
import { removeObjects } from '#server/platform/objects/removals.ts';

export type Moved = { readonly moved: number; readonly removed: number };

const BATCH = 50;
/** A minute's worth of a routine; what is left comes with the next. */
const MOST = 1_000;

/** Bytes leave their rows, and objects go that no row keeps any more. Several may do so at once: the slower one moves nothing. */
export async function moveObjects(deps: ObjectDeps, most: number = MOST): Promise<Moved> {
  let moved = 0;
  for (const column of keptColumns)
    for (let left = most; left > 0; ) {
      const done = await moveToObjects(deps, column, Math.min(BATCH, left));
      moved += done;
      left = done < BATCH ? 0 : left - done;
    }
  return { moved, removed: await removeObjects(deps.pool, deps.objects, most) };
}
