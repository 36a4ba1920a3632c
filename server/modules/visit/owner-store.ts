import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Of these visits: what shows somebody's home, and what was written about it. */
export async function forgetHomes(db: Database, bookingIds: readonly string[]): Promise<void> {
  const ids: [string[]] = [[...bookingIds]];
  await deletePhotos.run(db, ids);
  await updateDisputes.run(db, ids);
  await updateCases.run(db, ids);
}

const deletePhotos = statement<[string[]]>({
  name: 'forget-visit-photos',
  text: 'delete from visit_photos where booking_id = any($1)',
});

const updateDisputes = statement<[string[]]>({
  name: 'forget-dispute-comments',
  text: `update disputes set comment = '', answer = '' where booking_id = any($1)`,
});

const updateCases = statement<[string[]]>({
  name: 'forget-safety-case-answers',
  text: `update safety_cases set answer = '' where booking_id = any($1)`,
});
