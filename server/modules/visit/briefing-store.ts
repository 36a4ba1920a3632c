import type { Briefing } from '#contract/fields/briefing.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The name of whoever is at home; empty where nobody else is. */
export const findWhoIsAtHome = async (db: Database, bookingId: string): Promise<string> =>
  (await selectAtHome.first(db, [bookingId]))?.atHome ?? '';

/** Answers 0 where the same is kept already. */
export const recordBriefing = (
  db: Database,
  bookingId: string,
  { work, access, atHome }: Briefing,
  now: Instant,
): Promise<number> => upsertBriefing.count(db, [bookingId, work, access, new Date(now), atHome]);

/** Answers how many there were. */
export const deleteBriefings = (db: Database, bookingIds: readonly string[]): Promise<number> =>
  removeBriefings.count(db, [[...bookingIds]]);

/** Deletes briefings of visits that ended before then and have no open complaint. */
export const deleteOldBriefings = (db: Database, before: Instant): Promise<number> =>
  removeOld.count(db, [new Date(before)]);

const selectAtHome = statement<[string], Pick<Briefing, 'atHome'>>({
  name: 'briefing-at-home',
  text: 'select at_home as "atHome" from briefings where booking_id = $1',
});
const upsertBriefing = statement<[string, work: string, access: string, at: Date, atHome: string]>({
  name: 'briefing-record',
  text: `insert into briefings as kept (booking_id, work, access, written_at, at_home) values ($1, $2, $3, $4, $5)
    on conflict (booking_id) do update
      set work = excluded.work, access = excluded.access, written_at = excluded.written_at, at_home = excluded.at_home
      where (kept.work, kept.access, kept.at_home) is distinct from (excluded.work, excluded.access, excluded.at_home)`,
});
const removeOld = statement<[before: Date]>({
  name: 'briefing-delete-old',
  text: `delete from briefings p where p.written_at < $1
    and not exists (select from visits v where v.booking_id = p.booking_id and v.ends_at >= $1)
    and not exists (select from disputes d where d.booking_id = p.booking_id and d.resolved_at is null)
    and not exists (select from safety_cases s where s.booking_id = p.booking_id and s.closed_at is null)`,
});
const removeBriefings = statement<[string[]]>({
  name: 'briefing-delete',
  text: 'delete from briefings where booking_id = any($1)',
});
