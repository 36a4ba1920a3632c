import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { BEGINNING } from './store.ts';

/** A visit of an event after its first; its time is held under its id. */
export type BookingDay = {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

/** The visits after the first, in their order; most bookings have none. */
export const listDays = (db: Database, bookingId: string): Promise<BookingDay[]> =>
  selectDays.run(db, [bookingId]);

/** A visit after the first, with how far somebody has come on it. */
export type LaterVisit = BookingDay & {
  readonly dispatchedAt: Instant | null;
  readonly startCode: Buffer | null;
  readonly startCodeTries: number;
  readonly arrivedAt: Instant | null;
};

export const listLaterVisits = (db: Database, bookingId: string): Promise<LaterVisit[]> =>
  selectLater.run(db, [bookingId]);

/** Nobody is on the way to a visit after the first any more. */
export const recordWaysEnded = (db: Database, bookingId: string): Promise<number> =>
  endWays.count(db, [bookingId]);

/** Somebody else comes to these visits: how far the former Karigar was says nothing of the new one. */
export const clearDispatchesTo = (db: Database, visitIds: readonly string[]): Promise<number> =>
  clearDispatches.count(db, [[...visitIds]]);

/** A Karigar who set out so long ago and was nowhere seen is on no way any more. */
export const clearOldDispatches = (db: Database, before: Instant): Promise<number> =>
  endOldWays.count(db, [new Date(before)]);

export type MovedVisit = BookingDay & {
  /** The least that cancelling it costs from now on. */
  readonly feeFloorPaise: Paise;
};

/** They take place at other times, which counts as a move or does not; where the whole booking moves, who was to come said yes to the former ones. */
export const recordVisitsMoved = (
  db: Database,
  visits: readonly MovedVisit[],
  { keepsLeader, counted }: { readonly keepsLeader: boolean; readonly counted: 0 | 1 },
): Promise<number> =>
  moveVisits.count(db, [
    visits.map(({ id }) => id),
    visits.map(({ startsAt }) => new Date(startsAt)),
    visits.map(({ endsAt }) => new Date(endsAt)),
    visits.map(({ feeFloorPaise }) => feeFloorPaise),
    keepsLeader,
    counted,
  ]);

/**
 * Another visit is the first from now on, and so has the id of its booking: they change places. Who leads the first leads the
 * booking, whichever visit that is; nobody has begun either.
 */
export const recordFirst = (db: Database, bookingId: string, firstId: string): Promise<number> =>
  swapVisits.count(db, [bookingId, firstId]);

const moveVisits = statement<[string[], Date[], Date[], Paise[], boolean, 0 | 1]>({
  name: 'visit-record-moved',
  text: `update visits v set starts_at = u.starts_at, ends_at = u.ends_at, fee_floor_paise = nullif(u.floor, 0),
      reschedules = nullif(coalesce(v.reschedules, 0) + $6::integer, 0), karigar_id = case when $5 then v.karigar_id end, ${BEGINNING}
    from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::bigint[]) u (id, starts_at, ends_at, floor)
    where v.id = u.id`,
});

const swapVisits = statement<[string, string]>({
  name: 'visit-record-first',
  text: `update visits v set position = other.position, starts_at = other.starts_at, ends_at = other.ends_at,
      reschedules = other.reschedules, fee_floor_paise = other.fee_floor_paise
    from visits other where v.id in ($1, $2) and other.id in ($1, $2) and v.id <> other.id`,
});

const NO_WAY = `karigar_id = null, under_way = false, ${BEGINNING}`;

const selectLater = statement<[string], LaterVisit>({
  name: 'visit-list-later-ways',
  text: `select id, starts_at as "startsAt", ends_at as "endsAt", set_out_at as "dispatchedAt", start_code as "startCode",
      start_code_tries as "startCodeTries", arrived_at as "arrivedAt"
    from later_visits where booking_id = $1 order by starts_at, position`,
});

const endWays = statement<[string]>({
  name: 'visit-record-ways-ended',
  text: `update visits set ${NO_WAY} where booking_id = $1 and id <> booking_id and under_way`,
});

const clearDispatches = statement<[string[]]>({
  name: 'visit-erase-ways-to',
  text: `update visits set ${NO_WAY} where id = any($1) and set_out_at is not null`,
});

const endOldWays = statement<[Date]>({
  name: 'visit-erase-ways',
  text: `update visits set ${NO_WAY} where id <> booking_id and under_way and set_out_at < $1`,
});

const selectDays = statement<[string], BookingDay>({
  name: 'visit-list-later',
  text: `select id, starts_at as "startsAt", ends_at as "endsAt" from later_visits
    where booking_id = $1 order by starts_at, position`,
});

/** The booking that a later visit belongs to. */
export async function findBookingOfDay(db: Database, dayId: string): Promise<string | undefined> {
  return (await selectBookingOfDay.first(db, [dayId]))?.bookingId;
}

const selectBookingOfDay = statement<[string], { bookingId: string }>({
  name: 'visit-find-booking',
  text: 'select booking_id as "bookingId" from later_visits where id = $1',
});

/** Those among these ids that are later visits, each with its booking. */
export const findDays = (
  db: Database,
  ids: readonly string[],
): Promise<(BookingDay & { readonly bookingId: string })[]> => selectAmong.run(db, [[...ids]]);

const selectAmong = statement<[string[]], BookingDay & { readonly bookingId: string }>({
  name: 'visit-find-later',
  text: `select id, booking_id as "bookingId", starts_at as "startsAt", ends_at as "endsAt"
    from later_visits where id = any ($1)`,
});

/** The later visits among these ids, with their beginnings. */
export const listDayStarts = (
  db: Database,
  ids: readonly string[],
): Promise<Pick<BookingDay, 'id' | 'startsAt'>[]> => selectDayStarts.run(db, [[...ids]]);

const selectDayStarts = statement<[string[]], Pick<BookingDay, 'id' | 'startsAt'>>({
  name: 'visit-list-starts',
  text: 'select id, starts_at as "startsAt" from later_visits where id = any ($1)',
});
