import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { bytesOf, type KeptRow } from '#server/platform/objects/kept-column.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';

const ownById = statement<[id: string, userId: string], KeptRow>({
  name: 'profile-image-of-its-owner',
  text: 'select webp as bytes, kept from profile_images where id = $1 and user_id = $2',
});

/** A picture, for the person it shows and nobody else. */
export async function findProfileImage(
  { pool, objects }: { readonly pool: Database; readonly objects: ObjectStore },
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Buffer | undefined> {
  const row = await ownById.first(pool, [id, userId]);
  return row && bytesOf(objects, row);
}
