import { isExpected } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { Instant } from '#kernel/time.ts';
import { daysBegun } from '#server/modules/booking/several-days.ts';
import {
  type Attendance,
  absenceFrom,
  decideAttending,
  isAttendanceOpen,
} from '#server/modules/visit/attendance.ts';
import { type OfKarigar, ownLaterDays } from './later-days.ts';

/** Everything that was said of the attendance of the crew of `b`. */
export const ATTENDANCE = `(select coalesce(jsonb_agg(jsonb_build_object('visitId', a.visit_id, 'karigarId', a.karigar_id,
      'came', a.came, 'saidBy', a.said_by)), '[]') from crew_attendance a where a.booking_id = b.id)`;

type Attended = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly starts_at: Instant;
  readonly later_days: readonly { readonly id: string; readonly startsAt: Instant }[] | null;
  readonly finished_at: Instant | null;
  readonly attendance: readonly Attendance[];
};

/** The last visit that has begun, of whose crew something may be said. */
const visitNow = (row: Attended, now: Instant) => {
  const { id, starts_at: startsAt } = row;
  return (
    daysBegun([{ id, startsAt }, ...(row.later_days ?? [])], row.finished_at ?? now).at(-1) ?? {
      id,
      startsAt,
    }
  );
};

/** The last word on each of the crew at that visit. */
export function attendanceNow(
  row: Attended,
  now: Instant,
): (karigarId: number) => Pick<Attendance, 'came' | 'saidBy'> | null {
  const { id } = visitNow(row, now);
  return (karigarId) => {
    const said = row.attendance.find((one) => one.visitId === id && one.karigarId === karigarId);
    return said ? { came: said.came, saidBy: said.saidBy } : null;
  };
}

/** Whether it may be said now that somebody of the crew stayed away. */
export const mayReportAbsence = (row: Attended, now: Instant): boolean =>
  isAttendanceOpen(row.status) && now >= absenceFrom(visitNow(row, now).startsAt);

/** Their phone may show that they are at the door, and has not yet. */
export function mayAttend(
  row: Attended & OfKarigar & { me: number; ends_at: Instant },
  now: Instant,
) {
  const { id, starts_at: startsAt, ends_at: endsAt, status } = row;
  const days = [{ id, startsAt, endsAt }, ...ownLaterDays(row)];
  const own = row.attendance.filter(({ karigarId }) => karigarId === row.me);
  const decided = decideAttending(status, days, own, now);
  return isExpected(status) && decided.ok && decided.value !== 'repeated';
}
