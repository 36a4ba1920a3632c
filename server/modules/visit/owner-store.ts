import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { deleteBriefings } from './briefing-store.ts';
import { deleteEnclosures } from './enclosure-store.ts';

/** Photos and texts of these visits: what shows somebody's home, and what was written about it. */
export async function eraseHomes(db: Database, bookingIds: readonly string[]): Promise<void> {
  const ids: [string[]] = [[...bookingIds]];
  await deletePhotos.run(db, ids);
  await deleteProblemPhotos.run(db, ids);
  await updateDisputes.run(db, ids);
  await deleteBriefings(db, bookingIds);
  await deleteEnclosures(db, bookingIds);
  await updateCases.run(db, ids);
}

/**
 * Words about complaints of these visits, or of this Karigar: their answers go with what they have shown, and of an appeal that there was one stays. Where the
 * Karigar's appeal is open and the customer's account goes, they stay until it is decided and old: somebody still has to read them.
 */
export async function eraseHearings(
  db: Database,
  { bookingIds, karigarId }: { bookingIds: readonly string[]; karigarId: number | undefined },
): Promise<void> {
  const whose: [string[], number | null] = [[...bookingIds], karigarId ?? null];
  await deleteAnswers.run(db, whose);
  await updateAppeals.run(db, whose);
  await updateCrewHearings.run(db, whose);
  await deleteFiles.run(db, whose);
}

/** Answers and appeals of complaints that were decided before then, when the last word on them was said. */
export async function eraseOldHearings(db: Database, before: Instant): Promise<number> {
  const appeals = await updateOldAppeals.count(db, [new Date(before)]);
  const ofCrews = await updateOldCrewHearings.count(db, [new Date(before)]);
  return appeals + ofCrews + (await deleteOldAnswers.count(db, [new Date(before)]));
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

/** Somebody still has to read what was said there. */
const OPEN_APPEALS = `select booking_id from decision_appeals where decided_at is null
    union all select booking_id from crew_hearings where appealed_at is not null and decided_at is null`;

const deleteAnswers = statement<[string[], number | null]>({
  name: 'erase-complaint-answers',
  text: `delete from complaint_answers where karigar_id = $2 or booking_id = any($1)
    and booking_id not in (${OPEN_APPEALS})`,
});

const updateCrewHearings = statement<[string[], number | null]>({
  name: 'erase-crew-hearings',
  text: `update crew_hearings set answers = '[]', why = '', answer = ''
    where karigar_id = $2 or booking_id = any($1) and booking_id not in (${OPEN_APPEALS})`,
});

const deleteFiles = statement<[string[], number | null]>({
  name: 'erase-hearing-files',
  text: `delete from enclosures where place in ('answer', 'appeal')
    and (karigar_id = $2 or booking_id = any($1) and booking_id not in (${OPEN_APPEALS}))`,
});

const updateOldCrewHearings = statement<[before: Date]>({
  name: 'erase-old-crew-hearings',
  text: `update crew_hearings h set answers = '[]', why = '', answer = ''
    where (answers <> '[]' or why <> '' or answer <> '') and coalesce(decided_at < $1, true)
      and exists (select from disputes d where d.booking_id = h.booking_id and d.resolved_at < $1)
      and booking_id not in (${OPEN_APPEALS})`,
});

const updateAppeals = statement<[string[], number | null]>({
  name: 'erase-decision-appeals',
  text: `update decision_appeals set why = '', answer = ''
    where karigar_id = $2 or booking_id = any($1) and decided_at is not null`,
});

const updateOldAppeals = statement<[before: Date]>({
  name: 'erase-old-decision-appeals',
  text: `update decision_appeals set why = '', answer = '' where decided_at < $1 and (why <> '' or answer <> '')`,
});

const deleteOldAnswers = statement<[before: Date]>({
  name: 'delete-old-complaint-answers',
  text: `delete from complaint_answers a where a.answered_at < $1
    and exists (select from disputes d where d.booking_id = a.booking_id and d.resolved_at < $1)
    and not exists (select from decision_appeals p where p.booking_id = a.booking_id
      and (p.decided_at is null or p.decided_at >= $1))
    and booking_id not in (${OPEN_APPEALS})`,
});

const updateCases = statement<[string[]]>({
  name: 'erase-safety-case-answers',
  text: `with exits as (update safety_exits set answer = '' where booking_id = any($1))
    update safety_cases set answer = '' where booking_id = any($1)`,
});
