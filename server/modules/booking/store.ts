import { PHASES } from '#contract/booking-phases.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Booking, Instalment } from './booking.ts';
import { type BookingRow, toBooking } from './booking-row.ts';
import type { Rescheduling } from './rescheduling.ts';

export async function findBooking(db: Database, id: string): Promise<Booking | undefined> {
  const row = await selectBooking.first(db, [id]);
  return row && toBooking(row);
}

export async function findBookings(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Booking>> {
  const rows = await selectBookings.run(db, [[...ids]]);
  return new Map(rows.map((row) => [row.id, toBooking(row)]));
}

/** The booking, locked against every other move until the transaction ends. */
export async function lockBooking(db: Database, id: string): Promise<Booking | undefined> {
  const row = await selectBookingForUpdate.first(db, [id]);
  return row && toBooking(row);
}

export async function listInstalments(db: Database, bookingId: string): Promise<Instalment[]> {
  return (await selectInstalments.run(db, [bookingId])).map((row) => ({
    position: row.position,
    kind: row.kind,
    amountPaise: row.amount_paise,
    dueAt: row.due_at,
    paidAt: row.paid_at,
    ...(row.reminded !== null && { reminded: row.reminded }),
  }));
}

/** The parts of each of these bookings. */
export async function listInstalmentsOf(
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Instalment[]>> {
  const rows = await selectInstalmentsOf.run(db, [[...bookingIds]]);
  return new Map(rows.map(({ booking_id, parts }) => [booking_id, parts]));
}

/** Bookings whose hold is over: what a lost timer would have left behind. */
export async function listOverdueHolds(
  db: Database,
  now: Instant,
  most: number,
): Promise<string[]> {
  return (await selectOverdue.run(db, [new Date(now), most])).map((row) => row.id);
}

/** The money that kept it from being firm is there. Repeating it changes nothing. */
export const recordFirm = (db: Database, id: string, at: Instant): Promise<number> =>
  updateFirm.count(db, [id, new Date(at)]);

export const recordInstalmentPaid = (
  db: Database,
  bookingId: string,
  position: number,
  at: Instant,
): Promise<number> => updateInstalmentPaid.count(db, [bookingId, position, new Date(at)]);

export const recordHoldExtended = (
  db: Database,
  id: string,
  until: Instant,
  at: Instant,
): Promise<number> => updateHoldExtended.count(db, [id, new Date(until), new Date(at)]);

export const recordExpired = (db: Database, id: string, at: Instant): Promise<number> =>
  updateExpired.count(db, [id, new Date(at)]);

/** It has come to its end without the visit. */
export const recordEnded = (
  db: Database,
  id: string,
  status: Booking['status'],
  feePaise: Paise,
  at: Instant,
): Promise<number> => updateEnded.count(db, [id, status, feePaise, new Date(at)]);

/** Another time, with all that hangs on it. Where its first hour is another, nobody has been let down for that one. */
export async function recordRescheduled(
  db: Database,
  id: string,
  moved: Rescheduling,
  at: Instant,
): Promise<void> {
  const { status, startsAt, endsAt, untilAt, feeFloorPaise, reschedules, holdUntil, due } = moved;
  await updateRescheduled.run(db, [
    id,
    new Date(startsAt),
    new Date(endsAt),
    feeFloorPaise,
    reschedules,
    holdUntil === null ? null : new Date(holdUntil),
    new Date(at),
    new Date(untilAt),
    status,
  ]);
  await updateDue.run(db, [
    id,
    due.map(({ position }) => position),
    due.map(({ dueAt }) => new Date(dueAt)),
  ]);
}

/** An expired booking whose slot was still free lives again, firm. */
export const recordRebooked = (db: Database, id: string, at: Instant): Promise<number> =>
  updateRebooked.count(db, [id, new Date(at)]);

const selectBooking = statement<[string], BookingRow>({
  name: 'find-booking',
  text: 'select b.*, b.suspension from bookings b where id = $1',
});

const selectBookings = statement<[string[]], BookingRow>({
  name: 'find-bookings',
  text: 'select b.*, b.suspension from bookings b where id = any($1)',
});

const selectInstalmentsOf = statement<[string[]], { booking_id: string; parts: Instalment[] }>({
  name: 'list-instalments-of',
  text: `select booking_id, jsonb_agg(jsonb_build_object('position', position, 'kind', kind, 'amountPaise', amount_paise,
      'dueAt', floor(extract(epoch from due_at) * 1000), 'paidAt', floor(extract(epoch from paid_at) * 1000))
      order by position) as parts
    from instalments where booking_id = any($1) and waived_at is null group by booking_id`,
});

const selectBookingForUpdate = statement<[string], BookingRow>({
  name: 'lock-booking',
  text: 'select b.*, b.suspension from bookings b where id = $1 for update',
});

const selectInstalments = statement<
  [string],
  {
    position: number;
    kind: Instalment['kind'];
    amount_paise: Paise;
    due_at: Instant;
    paid_at: Instant | null;
    reminded: number | null;
  }
>({
  name: 'list-instalments',
  text: `select position, kind, amount_paise, due_at, paid_at, reminded from instalments
    where booking_id = $1 and waived_at is null order by position`,
});

const selectOverdue = statement<[Date, number], { id: string }>({
  name: 'list-overdue-holds',
  text: `select id from bookings
    where status in ${sqlList(PHASES.planned)} and hold_until is not null and hold_until <= $1 order by hold_until limit $2`,
});

const updateFirm = statement<[string, Date]>({
  name: 'record-firm',
  text: `update bookings
    set firm_at = coalesce(firm_at, $2), hold_until = null, version = version + 1, updated_at = $2
    where id = $1 and status in ${sqlList(PHASES.planned)}`,
});

const updateInstalmentPaid = statement<[string, number, Date]>({
  name: 'record-instalment-paid',
  text: `update instalments set paid_at = $3
    where booking_id = $1 and position = $2 and paid_at is null`,
});

const updateHoldExtended = statement<[string, Date, Date]>({
  name: 'record-hold-extended',
  text: `update bookings
    set hold_until = $2, hold_extended = true, version = version + 1, updated_at = $3
    where id = $1 and status in ${sqlList(PHASES.planned)} and not hold_extended`,
});

const updateExpired = statement<[string, Date]>({
  name: 'record-expired',
  text: `update bookings
    set status = 'expired', hold_until = null, version = version + 1, updated_at = $2
    where id = $1 and status in ${sqlList(PHASES.planned)}`,
});

const updateEnded = statement<[string, Booking['status'], Paise, Date]>({
  name: 'record-ended',
  text: `update bookings
    set status = $2, fee_paise = nullif($3, 0), hold_until = null, version = version + 1, updated_at = $4
    where id = $1 and status in ${sqlList(PHASES.unfinished)}`,
});

const updateRescheduled = statement<
  [
    id: string,
    startsAt: Date,
    endsAt: Date,
    floor: Paise,
    times: number,
    holdUntil: Date | null,
    at: Date,
    untilAt: Date,
    status: Booking['status'],
  ]
>({
  name: 'record-rescheduled',
  text: `update bookings
    set status = $9, starts_at = $2, ends_at = $3, fee_floor_paise = nullif($4, 0), reschedules = $5,
      until_at = $8, hold_until = $6,
      sought_since = case when starts_at = $2 then sought_since end, let_down_at = case when starts_at = $2 then let_down_at end,
      version = version + 1, updated_at = $7
    where id = $1`,
});

const updateDue = statement<[string, number[], Date[]]>({
  name: 'record-instalments-due',
  text: `update instalments i set due_at = u.due_at from unnest($2::int[], $3::timestamptz[]) u (position, due_at)
    where i.booking_id = $1 and i.position = u.position and i.paid_at is null`,
});

const updateRebooked = statement<[string, Date]>({
  name: 'record-rebooked',
  text: `update bookings
    set status = 'pending', firm_at = $2, hold_until = null, version = version + 1, updated_at = $2
    where id = $1 and status = 'expired'`,
});
