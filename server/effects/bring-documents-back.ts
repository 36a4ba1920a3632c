import { listKeptDocuments, recordBroughtBack } from '#server/modules/karigar/kept-store.ts';
import type { ObjectDeps } from '#server/platform/objects/kept-column.ts';

const BATCH = 50;

/** Before a secret is changed: sealed documents come back into their rows, are sealed anew there, and leave again. */
export async function bringDocumentsBack({
  pool,
  objects,
}: Omit<ObjectDeps, 'keys'>): Promise<number> {
  let brought = 0;
  for (let after = ''; ; ) {
    const rows = await listKeptDocuments(pool, after, BATCH);
    for (const { id, kept } of rows) {
      const sealed = await objects.get(kept);
      if (sealed) brought += await recordBroughtBack(pool, { id, kept, sealed });
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return brought;
  }
}
