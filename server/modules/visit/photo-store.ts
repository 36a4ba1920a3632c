import type { PhotoKind } from '#contract/visit.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Photo = { id: string; kind: PhotoKind; karigarId: number; addedAt: Instant };

export const listPhotoIds = async (db: Database, bookingId: string): Promise<Photo[]> =>
  selectPhotos.run(db, [bookingId]);

export const recordPhoto = (
  db: Database,
  photo: {
    readonly id: string;
    readonly bookingId: string;
    readonly karigarId: number;
    readonly kind: PhotoKind;
    readonly webp: Buffer;
    readonly takenAt: Instant;
  },
  at: Instant,
): Promise<number> =>
  insertPhoto.count(db, [
    photo.id,
    photo.bookingId,
    photo.karigarId,
    photo.kind,
    photo.webp,
    new Date(photo.takenAt),
    new Date(at),
  ]);

/** The ticked items of the list; an item that is not named is not done, or not any more. */
export async function recordTicks(
  db: Database,
  bookingId: string,
  items: readonly string[],
  at: Instant,
): Promise<void> {
  await deleteTicks.run(db, [bookingId, [...items]]);
  await insertTicks.run(db, [bookingId, [...items], new Date(at)]);
}

/** Whether something of the work itself was ticked off or photographed, or has been since. */
export const hasWorked = async (
  db: Database,
  bookingId: string,
  since: Instant = 0,
): Promise<boolean> =>
  (await selectWorked.first(db, [bookingId, new Date(since)]))?.worked === true;

const selectPhotos = statement<[string], Photo>({
  name: 'list-visit-photo-ids',
  text: `select id, kind, karigar_id as "karigarId", added_at as "addedAt" from visit_photos where booking_id = $1`,
});

const insertPhoto = statement<[string, string, number, string, Buffer, Date, Date]>({
  name: 'record-visit-photo',
  text: `insert into visit_photos (id, booking_id, karigar_id, kind, webp, taken_at, added_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
});

const deleteTicks = statement<[string, string[]]>({
  name: 'delete-checklist-ticks',
  text: 'delete from checklist_ticks where booking_id = $1 and not item = any($2)',
});

const insertTicks = statement<[string, string[], Date]>({
  name: 'record-checklist-ticks',
  text: `insert into checklist_ticks select $1, unnest($2::text[]), $3 on conflict do nothing`,
});

const selectWorked = statement<[string, Date], { worked: boolean }>({
  name: 'has-visit-been-worked',
  text: `select exists (select from checklist_ticks where booking_id = $1 and ticked_at >= $2
      and item not in ('greeted', 'problem-seen'))
    or exists (select from visit_photos where booking_id = $1 and kind = 'after' and added_at >= $2) as worked`,
});
