import type { Briefing } from '#contract/fields/briefing.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type GateAndPin, gateAndPin } from './way-to-door.ts';

/** The parts of a note that a version before says nothing of. */
export async function findNewerParts(
  db: Database,
  bookingId: string,
): Promise<Pick<Briefing, 'atHome' | 'atHomeMobile' | 'tellAtGate' | 'pin'>> {
  const row = await selectNewer.first(db, [bookingId]);
  return row
    ? { atHome: row.atHome, atHomeMobile: row.atHomeMobile, ...gateAndPin(row) }
    : { atHome: '' };
}

/** Answers 0 where the same is kept already. */
export const recordBriefing = (
  db: Database,
  bookingId: string,
  {
    work,
    access,
    atHome,
    atHomeMobile = '',
    tellAtGate = false,
    pin,
  }: Omit<Briefing, 'tellAtGate'> & { readonly tellAtGate?: boolean | undefined },
  now: Instant,
): Promise<number> =>
  upsertBriefing.count(db, [
    ...([bookingId, work, access, new Date(now), atHome, atHomeMobile] as const),
    ...([tellAtGate, pin?.latitude ?? null, pin?.longitude ?? null] as const),
  ]);

/** Answers how many there were. */
export const deleteBriefings = (db: Database, bookingIds: readonly string[]): Promise<number> =>
  removeBriefings.count(db, [[...bookingIds]]);

/** Deletes briefings of visits that ended before then and have no open complaint. */
export const deleteOldBriefings = (db: Database, before: Instant): Promise<number> =>
  removeOld.count(db, [new Date(before)]);

const selectNewer = statement<
  [string],
  Required<Pick<Briefing, 'atHome' | 'atHomeMobile'>> & GateAndPin
>({
  name: 'briefing-newer-parts',
  text: `select at_home as "atHome", at_home_mobile as "atHomeMobile", tell_at_gate as "tellAtGate", latitude, longitude from briefings
    where booking_id = $1`,
});
const upsertBriefing = statement<
  readonly [
    ...[string, work: string, access: string, at: Date, atHome: string, atHomeMobile: string],
    ...[tellAtGate: boolean, latitude: number | null, longitude: number | null],
  ]
>({
  name: 'briefing-record',
  text: `insert into briefings as kept (booking_id, work, access, written_at, at_home, at_home_mobile, tell_at_gate,
        latitude, longitude)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (booking_id) do update
      set work = excluded.work, access = excluded.access, written_at = excluded.written_at, at_home = excluded.at_home,
        at_home_mobile = excluded.at_home_mobile,
        tell_at_gate = excluded.tell_at_gate, latitude = excluded.latitude, longitude = excluded.longitude
      where (kept.work, kept.access, kept.at_home, kept.at_home_mobile, kept.tell_at_gate, kept.latitude, kept.longitude) is distinct from
        (excluded.work, excluded.access, excluded.at_home, excluded.at_home_mobile, excluded.tell_at_gate, excluded.latitude, excluded.longitude)`,
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
