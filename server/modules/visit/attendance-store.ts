import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Attendance } from './attendance.ts';

export const listAttendance = (db: Database, bookingId: string): Promise<Attendance[]> =>
  selectAttendance.run(db, [bookingId]);

export const recordAttendance = (
  db: Database,
  bookingId: string,
  { visitId, karigarId, came, saidBy }: Attendance,
  at: Instant,
): Promise<number> =>
  upsertAttendance.count(db, [visitId, karigarId, bookingId, came, saidBy, new Date(at)]);

/** Those whose own phone was at the door of that visit, and since when, as far as it is believed. */
export const listShownToHaveCome = (
  db: Database,
  visitId: string,
): Promise<{ readonly karigarId: number; readonly arrivedAt: Instant }[]> =>
  selectShown.run(db, [visitId]);

const selectShown = statement<[string], { karigarId: number; arrivedAt: Instant }>({
  name: 'list-crew-shown-at-door',
  text: `select karigar_id as "karigarId", said_at as "arrivedAt" from crew_attendance
    where visit_id = $1 and came and said_by = 'karigar'`,
});

const selectAttendance = statement<[string], Attendance>({
  name: 'list-crew-attendance',
  text: `select visit_id as "visitId", karigar_id as "karigarId", came, said_by as "saidBy"
    from crew_attendance where booking_id = $1`,
});

const upsertAttendance = statement<[string, number, string, boolean, string, Date]>({
  name: 'record-crew-attendance',
  text: `insert into crew_attendance (visit_id, karigar_id, booking_id, came, said_by, said_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (visit_id, karigar_id) do update set came = excluded.came, said_by = excluded.said_by, said_at = excluded.said_at`,
});
