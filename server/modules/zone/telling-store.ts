import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A message still to be sent about a switch: that it holds for a visit, or no longer does. */
export type ToTell = {
  readonly visitId: string;
  readonly bookingId: string;
  readonly position: number;
  readonly startsAt: Instant;
  readonly karigarIds: readonly number[];
  readonly holds: boolean;
};

export const listToTell = (
  db: Database,
  zoneId: string,
  now: Instant,
  most: number,
): Promise<ToTell[]> => selectToTell.run(db, [zoneId, new Date(now), most]);

/** Answers whether it is news: a visit that moved within the hours of a switch has heard that it holds. */
export const recordVisitTold = async (
  db: Database,
  zoneId: string,
  { visitId, startsAt, holds }: ToTell,
): Promise<boolean> =>
  (await upsertVisit.first(db, [zoneId, visitId, new Date(startsAt), holds]))?.news === true;

/**
 * Answers those who had not heard it yet; asked before the visit itself is recorded. That nothing holds any more is no news to
 * whoever never heard that it did.
 */
export const recordKarigarsTold = async (
  db: Database,
  zoneId: string,
  { visitId, karigarIds, holds }: ToTell,
): Promise<number[]> =>
  (await tellKarigars.run(db, [zoneId, visitId, [...karigarIds], holds])).map(({ id }) => id);

const selectToTell = statement<[string, Date, number], ToTell>({
  name: 'zone-list-to-tell',
  text: `select visit_id as "visitId", booking_id as "bookingId", position, starts_at as "startsAt",
      karigar_ids as "karigarIds", holds
    from zone_to_tell($1, $2, $3)`,
});

const upsertVisit = statement<[string, string, Date, boolean], { news: boolean }>({
  name: 'zone-record-visit-told',
  text: `with before as (select holds from zone_visits_told where zone_id = $1 and visit_id = $2)
    insert into zone_visits_told as told (zone_id, visit_id, starts_at, holds) values ($1, $2, $3, $4)
    on conflict (zone_id, visit_id) do update set starts_at = excluded.starts_at, holds = excluded.holds
    returning (select holds from before) is distinct from $4 as news`,
});

const tellKarigars = statement<[string, string, number[], boolean], { id: number }>({
  name: 'zone-record-karigars-told',
  text: 'select id from tell_karigars_of_zone($1, $2, $3, $4) id',
});
