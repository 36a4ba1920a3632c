import { isExpected, isUnderWay } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { dispatchableFrom } from '#contract/karigar-actions.ts';
import type { Instant } from '#kernel/time.ts';
import { daysBegun } from '#server/modules/booking/several-days.ts';
import {
  type Attendance,
  absenceFrom,
  dayAtDoor,
  dayToSetOutTo,
  decideAttending,
  isAttendanceOpen,
} from '#server/modules/visit/attendance.ts';
import { type OfKarigar, ownLaterDays } from './later-days.ts';

/** Everything that was said of the attendance of the crew of `b`. */
export const ATTENDANCE = `(select coalesce(jsonb_agg(jsonb_build_object('visitId', a.visit_id, 'karigarId', a.karigar_id,
      'came', a.came, 'saidBy', a.said_by)), '[]') from crew_attendance a where a.booking_id = b.id)`;

/** When each of the crew of `b` last said that they are on the way; milliseconds. */
export const CREW_WAYS = `(select jsonb_object_agg(w.karigar_id, floor(extract(epoch from w.at) * 1000)) from (
      select a.karigar_id, max(a.at) as at from karigar_actions a
      where a.booking_id = b.id and a.act = 'set-out' and a.refusal is null group by a.karigar_id) w)`;

export type CrewWays = Readonly<Record<number, Instant>> | null;

type Days = {
  readonly id: string;
  readonly starts_at: Instant;
  readonly ends_at: Instant;
  readonly later_days:
    | readonly { readonly id: string; readonly startsAt: Instant; readonly endsAt: Instant }[]
    | null;
};

const daysOf = ({ id, starts_at: startsAt, ends_at: endsAt, later_days }: Days) => [
  { id, startsAt, endsAt },
  ...(later_days ?? []),
];

/** They have said on this day that they are on the way to it. */
const hasSetOut = (
  { crew_ways }: { readonly crew_ways: CrewWays },
  { startsAt }: { readonly startsAt: Instant },
  karigarId: number,
): boolean => (crew_ways?.[karigarId] ?? 0) >= dispatchableFrom(startsAt);

/** Whether one of the crew is on the way to the visit at hand: they have said so, and nothing is known of them at its door. */
export function isOnTheWay(
  row: Days & { readonly crew_ways: CrewWays; readonly attendance: readonly Attendance[] },
  now: Instant,
): (karigarId: number) => boolean {
  const day = dayToSetOutTo(daysOf(row), now);
  if (!day) return () => false;
  const said = row.attendance.filter(({ visitId }) => visitId === day.id);
  return (karigarId) =>
    hasSetOut(row, day, karigarId) && !said.some((one) => one.karigarId === karigarId);
}

/** One who comes along may say now that they are on the way. */
export function maySetOut(
  row: Parameters<typeof isOnTheWay>[0] & { readonly status: BookingStatus; readonly me: number },
  now: Instant,
): boolean {
  const day = dayToSetOutTo(daysOf(row), now);
  if (!day || !isExpected(row.status) || now < dispatchableFrom(day.startsAt)) return false;
  const isSaid = row.attendance.some((one) => one.visitId === day.id && one.karigarId === row.me);
  return !isSaid && !hasSetOut(row, day, row.me);
}

/** The visit for which the customer reads digits to one of the crew now: they may be at its door, and have not shown it yet. */
export function visitOfCrewCode(
  row: Days & { readonly status: BookingStatus; readonly attendance: readonly Attendance[] },
  now: Instant,
): (karigarId: number) => string | null {
  const day = dayAtDoor(daysOf(row), now);
  if (!day || now > day.endsAt || !isUnderWay(row.status)) return () => null;
  const shown = new Set(
    row.attendance
      .filter(({ visitId, saidBy }) => visitId === day.id && saidBy === 'karigar')
      .map(({ karigarId }) => karigarId),
  );
  return (karigarId) => (shown.has(karigarId) ? null : day.id);
}

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
  const { status } = row;
  const days = daysOf({ ...row, later_days: ownLaterDays(row) });
  const own = row.attendance.filter(({ karigarId }) => karigarId === row.me);
  const decided = decideAttending(status, days, own, now);
  return isExpected(status) && decided.ok && decided.value !== 'repeated';
}
