import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { deleteBriefings } from './briefing-store.ts';

/** Photos and texts of these visits: what shows somebody's home, and what was written about it. */
export async function eraseHomes(db: Database, bookingIds: readonly string[]): Promise<void> {
  const ids: [string[]] = [[...bookingIds]];
  await deletePhotos.run(db, ids);
  await deleteProblemPhotos.run(db, ids);
  await updateDisputes.run(db, ids);
  await deleteBriefings(db, bookingIds);
  await updateCases.run(db, ids);
}

/** Words about complaints of these visits, or of this Karigar: their answers go, and of an appeal that there was one stays. */
export async function eraseHearings(
  db: Database,
  { bookingIds, karigarId }: { bookingIds: readonly string[]; karigarId: number | undefined },
): Promise<void> {
  const whose: [string[], number | null] = [[...bookingIds], karigarId ?? null];
  await deleteAnswers.run(db, whose);
  await updateAppeals.run(db, whose);
}

/** Cases of these visits that hold money still. */
export const countOpenCases = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<number> => (await selectOpenCases.first(db, [[...bookingIds]]))?.count ?? 0;

const selectOpenCases = statement<[string[]], { count: number }>({
  name: 'count-open-safety-cases',
  text: 'select count(*)::int as count from safety_cases where booking_id = any($1) and closed_at is null',
});

/** Visits long over, as no complaint of theirs is open any more. */
export async function deleteOldPhotos(db: Database, before: Instant): Promise<number> {
  const ofVisits = await removeOldPhotos.count(db, [new Date(before)]);
  return ofVisits + (await deleteOldProblemPhotos.count(db, [new Date(before)]));
}

const removeOldPhotos = statement<[before: Date]>({
  name: 'delete-old-visit-photos',
  text: `delete from visit_photos p where p.added_at < $1
    and not exists (select from disputes d where d.booking_id = p.booking_id and d.resolved_at is null)
    and not exists (select from safety_cases s where s.booking_id = p.booking_id and s.closed_at is null)`,
});

const deletePhotos = statement<[string[]]>({
  name: 'erase-visit-photos',
  text: 'delete from visit_photos where booking_id = any($1)',
});

const deleteOldProblemPhotos = statement<[before: Date]>({
  name: 'delete-old-dispute-photos',
  text: `delete from dispute_photos p where p.added_at < $1
    and not exists (select from disputes d where d.booking_id = p.booking_id and d.resolved_at is null)`,
});

const deleteProblemPhotos = statement<[string[]]>({
  name: 'erase-dispute-photos',
  text: 'delete from dispute_photos where booking_id = any($1)',
});

const updateDisputes = statement<[string[]]>({
  name: 'erase-dispute-comments',
  text: `update disputes set comment = '', answer = '' where booking_id = any($1)`,
});

const deleteAnswers = statement<[string[], number | null]>({
  name: 'erase-complaint-answers',
  text: 'delete from complaint_answers where booking_id = any($1) or karigar_id = $2',
});

const updateAppeals = statement<[string[], number | null]>({
  name: 'erase-decision-appeals',
  text: `update decision_appeals set why = '', answer = '' where booking_id = any($1) or karigar_id = $2`,
});

const updateCases = statement<[string[]]>({
  name: 'erase-safety-case-answers',
  text: `with exits as (update safety_exits set answer = '' where booking_id = any($1))
    update safety_cases set answer = '' where booking_id = any($1)`,
});
