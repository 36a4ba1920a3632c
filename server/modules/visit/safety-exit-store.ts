import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A Karigar who left a visit for safety. */
export type SafetyExit = {
  readonly karigarId: number;
  readonly bySelf: boolean;
  readonly leftAt: Instant;
  readonly callBy: Instant;
  readonly closedAt: Instant | null;
};

export const listSafetyExits = (db: Database, bookingId: string): Promise<SafetyExit[]> =>
  selectExits.run(db, [bookingId]);

/** The first exit of each Karigar counts. */
export const recordSafetyExits = (
  db: Database,
  bookingId: string,
  karigarIds: readonly number[],
  exit: Pick<SafetyExit, 'bySelf' | 'leftAt' | 'callBy'>,
): Promise<number> =>
  insertExits.count(db, [
    bookingId,
    [...karigarIds],
    exit.bySelf,
    new Date(exit.leftAt),
    new Date(exit.callBy),
  ]);

/** Somebody of ours has called; the first call counts. Answers when, or nothing where there is no such exit. */
export const recordSafetyCall = async (
  db: Database,
  bookingId: string,
  karigarId: number,
  at: Instant,
): Promise<Instant | undefined> =>
  (await updateCalled.first(db, [bookingId, karigarId, new Date(at)]))?.called_at;

/** Closes the exits of a booking that are still open; without a Karigar, all of them. */
export const recordSafetyExitsClosed = (
  db: Database,
  bookingId: string,
  end: { readonly karigarId?: number | undefined; readonly comment: string },
  at: Instant,
): Promise<number> =>
  updateClosed.count(db, [bookingId, end.karigarId ?? null, end.comment, new Date(at)]);

const selectExits = statement<[string], SafetyExit>({
  name: 'list-safety-exits',
  text: `select karigar_id as "karigarId", by_self as "bySelf", left_at as "leftAt", call_by as "callBy",
      closed_at as "closedAt" from safety_exits where booking_id = $1 order by left_at, karigar_id`,
});

const insertExits = statement<[string, number[], boolean, Date, Date]>({
  name: 'record-safety-exits',
  text: `insert into safety_exits (booking_id, karigar_id, by_self, left_at, call_by)
    select $1, unnest($2::integer[]), $3, $4, $5 on conflict do nothing`,
});

const updateCalled = statement<[string, number, Date], { called_at: Instant }>({
  name: 'record-safety-call',
  text: `update safety_exits set called_at = coalesce(called_at, $3)
    where booking_id = $1 and karigar_id = $2 returning called_at`,
});

const updateClosed = statement<[string, number | null, string, Date]>({
  name: 'record-safety-exits-closed',
  text: `update safety_exits set closed_at = $4, answer = $3
    where booking_id = $1 and ($2::integer is null or karigar_id = $2) and closed_at is null`,
});
