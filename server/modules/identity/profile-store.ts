import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { PERSON } from './account-store.ts';
import type { Person } from './person.ts';

const lockById = statement<[string], Person>({
  name: 'identity-lock-profile',
  text: `select ${PERSON} from users where id = $1 and disabled_at is null for update`,
});

/** The second of two people who save at once waits here and then sees what the first has saved. */
export const lockProfile = (db: Database, id: string): Promise<Person | undefined> =>
  lockById.first(db, [id]);

const updateName = statement<[string, string, Date], Person>({
  name: 'identity-record-profile',
  text: `update users set full_name = $2, last_profile_update = $3, updated_at = $3
    where id = $1 returning ${PERSON}`,
});

/** The name, and that the profile was edited now: the cool-down begins. */
export const recordProfile = (
  db: Database,
  { id, fullName }: { readonly id: string; readonly fullName: string },
  now: Instant,
): Promise<Person | undefined> => updateName.first(db, [id, fullName, new Date(now)]);

const updateImageId = statement<[string, string | null, Date], Person>({
  name: 'identity-record-image-id',
  text: `update users set profile_image_id = $2, updated_at = $3
    where id = $1 and disabled_at is null returning ${PERSON}`,
});

const replaceImage = statement<[string, string, Buffer, Date]>({
  name: 'identity-record-image',
  text: `insert into profile_images (user_id, id, webp, made_at) values ($1, $2, $3, $4)
    on conflict (user_id) do update set id = $2, webp = $3, kept = null, made_at = $4`,
});

/** The picture before it is gone. The account's row comes first: two at once wait for each other there. */
export async function recordImage(
  db: Database,
  { userId, id, webp }: { readonly userId: string; readonly id: string; readonly webp: Buffer },
  now: Instant,
): Promise<Person | undefined> {
  const person = await updateImageId.first(db, [userId, id, new Date(now)]);
  if (person) await replaceImage.run(db, [userId, id, webp, new Date(now)]);
  return person;
}

const deleteImage = statement<[string]>({
  name: 'identity-record-image-removed',
  text: 'delete from profile_images where user_id = $1',
});

export async function recordImageRemoved(
  db: Database,
  userId: string,
  now: Instant,
): Promise<Person | undefined> {
  const person = await updateImageId.first(db, [userId, null, new Date(now)]);
  await deleteImage.run(db, [userId]);
  return person;
}

const fillMobile = statement<[string, string, Date], Person>({
  name: 'identity-record-mobile-claimed',
  text: `update users set mobile = coalesce(mobile, $2), updated_at = $3
    where id = $1 and disabled_at is null returning ${PERSON}`,
});

/** Records a claim where there is no number yet; answers the person as they now are. */
export const recordMobileClaimed = (
  db: Database,
  { id, mobile }: { readonly id: string; readonly mobile: string },
  now: Instant,
): Promise<Person | undefined> => fillMobile.first(db, [id, mobile, new Date(now)]);
