import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** How many pictures of a problem there are beside this one. */
export const countOtherProblemPhotos = async (
  db: Database,
  bookingId: string,
  id: string,
): Promise<number> => (await selectOthers.first(db, [bookingId, id]))?.count ?? 0;

/** Sent again it is the same picture. */
export const recordProblemPhoto = (
  db: Database,
  { bookingId, id, webp }: { bookingId: string; id: string; webp: Buffer },
  at: Instant,
): Promise<number> => insertPhoto.count(db, [bookingId, id, webp, new Date(at)]);

const selectOthers = statement<[string, string], { count: number }>({
  name: 'count-dispute-photos',
  text: 'select count(*)::int as count from dispute_photos where booking_id = $1 and id <> $2',
});

const insertPhoto = statement<[string, string, Buffer, Date]>({
  name: 'record-dispute-photo',
  text: `insert into dispute_photos (booking_id, id, webp, added_at) values ($1, $2, $3, $4)
    on conflict (booking_id, id) do nothing`,
});
