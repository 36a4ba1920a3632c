import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { DayVisit } from './day-visit.ts';

/** The ways to the later days of an event that somebody has begun, or has come to the end of. */
export const listDayVisits = (db: Database, bookingId: string): Promise<DayVisit[]> =>
  selectDayVisits.run(db, [bookingId]);

/** Records that the Karigar is on the way to the day. */
export const recordDayDispatched = (
  db: Database,
  way: Pick<DayVisit, 'dayId' | 'bookingId' | 'karigarId'>,
  sealedCode: Buffer,
  at: Instant,
): Promise<number> =>
  updateDispatched.count(db, [way.dayId, way.karigarId, sealedCode, new Date(at)]);

/** Records that the Karigar is at the door; the code opens nothing any more. */
export const recordDayArrived = (
  db: Database,
  dayId: string,
  by: 'position' | 'evidence' | 'code',
  { at, ownAt }: { readonly at: Instant; readonly ownAt: Instant },
): Promise<number> => updateArrived.count(db, [dayId, by, new Date(at), new Date(ownAt)]);

export const recordDayWrongCode = (db: Database, dayId: string): Promise<number> =>
  updateTries.count(db, [dayId]);

export const recordDayNewCode = (db: Database, dayId: string, sealed: Buffer): Promise<number> =>
  updateCode.count(db, [dayId, sealed]);

/** Records that the Karigar on the way comes no more. */
export const recordWayEnded = (db: Database, bookingId: string): Promise<number> =>
  endWay.count(db, [bookingId]);

/** Somebody else comes on these days: that the former Karigar was at the door says nothing of the new one. */
export const forgetWaysTo = (db: Database, dayIds: readonly string[]): Promise<number> =>
  forgetWays.count(db, [[...dayIds]]);

/** A Karigar who set out so long ago and was nowhere seen is on no way any more. */
export const forgetOldWays = (db: Database, before: Instant): Promise<number> =>
  endOldWays.count(db, [new Date(before)]);

const NO_WAY = `karigar_id = null, set_out_at = null, start_code = null, start_code_tries = 0, arrived_by = null,
  arrived_at = null, arrived_own_at = null, under_way = false`;

const selectDayVisits = statement<[string], DayVisit>({
  name: 'visit-list-days',
  text: `select id as "dayId", booking_id as "bookingId", karigar_id as "karigarId", set_out_at as "dispatchedAt",
      start_code as "startCode", start_code_tries as "startCodeTries", arrived_at as "arrivedAt"
    from later_visits where booking_id = $1 and set_out_at is not null`,
});

const updateDispatched = statement<[string, number, Buffer, Date]>({
  name: 'visit-record-day-set-out',
  text: `update visits set karigar_id = $2, start_code = $3, start_code_tries = 0, set_out_at = $4, under_way = true
    where id = $1`,
});

const updateArrived = statement<[string, string, Date, Date]>({
  name: 'visit-record-day-arrived',
  text: `update visits set arrived_by = $2, arrived_at = $3, arrived_own_at = $4, start_code = null, under_way = false
    where id = $1`,
});

const updateTries = statement<[string]>({
  name: 'visit-record-day-wrong-code',
  text: 'update visits set start_code_tries = start_code_tries + 1 where id = $1',
});

const updateCode = statement<[string, Buffer]>({
  name: 'visit-record-day-new-code',
  text: 'update visits set start_code = $2, start_code_tries = 0 where id = $1',
});

const endWay = statement<[string]>({
  name: 'visit-record-way-ended',
  text: `update visits set ${NO_WAY} where booking_id = $1 and id <> booking_id and under_way`,
});

const forgetWays = statement<[string[]]>({
  name: 'visit-forget-ways-to-days',
  text: `update visits set ${NO_WAY} where id = any($1) and set_out_at is not null`,
});

const endOldWays = statement<[Date]>({
  name: 'visit-forget-ways',
  text: `update visits set ${NO_WAY} where id <> booking_id and under_way and set_out_at < $1`,
});
