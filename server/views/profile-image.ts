import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const ownById = statement<[id: string, userId: string], { webp: Buffer }>({
  name: 'profile-image-of-its-owner',
  text: 'select webp from profile_images where id = $1 and user_id = $2',
});

/** A picture, for the person it shows and nobody else. */
export const findProfileImage = async (
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Buffer | undefined> => (await ownById.first(db, [id, userId]))?.webp;
