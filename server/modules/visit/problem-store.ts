import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** How many pictures of a problem there are beside this one. */
export const countOtherProblemPhotos = async (
  db: Database,
  bookingId: string,
  id: string,
): Promise<number> => (await selectOthers.first(db, [bookingId, id]))?.count ?? 0;

type ProblemPhoto = { readonly bookingId: string; readonly id: string; readonly webp: Buffer };

/** Says whether it was added: sent again it is there already. */
export const recordProblemPhoto = (
  db: Database,
  { bookingId, id, webp }: ProblemPhoto,
  at: Instant,
): Promise<number> => insertPhoto.count(db, [bookingId, id, webp, new Date(at)]);

/** Whether what is kept under this name is this picture: what is drawn of the same file is the same. */
export const isProblemPhoto = async (
  db: Database,
  { bookingId, id, webp }: ProblemPhoto,
): Promise<boolean> => (await selectSame.first(db, [bookingId, id, webp])) !== undefined;

const selectOthers = statement<[string, string], { count: number }>({
  name: 'count-dispute-photos',
  text: 'select count(*)::int as count from dispute_photos where booking_id = $1 and id <> $2',
});

const selectSame = statement<[string, string, Buffer], { id: string }>({
  name: 'find-same-dispute-photo',
  text: 'select id from dispute_photos where booking_id = $1 and id = $2 and sha256 = sha256($3)',
});

const insertPhoto = statement<[string, string, Buffer, Date]>({
  name: 'record-dispute-photo',
  text: `insert into dispute_photos (booking_id, id, webp, sha256, added_at) values ($1, $2, $3, sha256($3), $4)
    on conflict (booking_id, id) do nothing`,
});
