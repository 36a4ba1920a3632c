import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { bytesOf, type KeptRow } from '#server/platform/objects/kept-column.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';

const selectPicture = statement<[hash: string, width: number], KeptRow>({
  name: 'view-service-picture',
  text: 'select webp as bytes, kept from service_pictures where hash = $1 and width = $2',
});

/** A picture of a service in one width. */
export async function findServicePicture(
  { pool, objects }: { readonly pool: Database; readonly objects: ObjectStore },
  { hash, width }: { readonly hash: string; readonly width: number },
): Promise<Buffer | undefined> {
  const row = await selectPicture.first(pool, [hash, width]);
  return row && bytesOf(objects, row);
}
