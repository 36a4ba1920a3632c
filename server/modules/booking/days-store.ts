import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A further day of an event; its time is held under its own id. */
export type BookingDay = {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

/** The further days of a booking that was placed in the same transaction. */
export async function recordDays(
  db: Database,
  bookingId: string,
  days: readonly BookingDay[],
): Promise<void> {
  await insertDays.run(db, [
    bookingId,
    days.map(({ id }) => id),
    days.map(({ startsAt }) => new Date(startsAt)),
    days.map(({ endsAt }) => new Date(endsAt)),
  ]);
  await updateDays.run(db, [bookingId]);
}

/** The further days, in their order; most bookings have none. */
export const listDays = (db: Database, bookingId: string): Promise<BookingDay[]> =>
  selectDays.run(db, [bookingId]);

/** They take place at other times. */
export async function recordDaysMoved(
  db: Database,
  bookingId: string,
  days: readonly BookingDay[],
): Promise<void> {
  await moveDays.run(db, [
    days.map(({ id }) => id),
    days.map(({ startsAt }) => new Date(startsAt)),
    days.map(({ endsAt }) => new Date(endsAt)),
  ]);
  await updateDays.run(db, [bookingId]);
}

const insertDays = statement<[string, string[], Date[], Date[]]>({
  name: 'booking-record-days',
  text: `insert into booking_days (id, booking_id, position, starts_at, ends_at)
    select u.id, $1, u.nth + 1, u.starts_at, u.ends_at
      from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) with ordinality u (id, starts_at, ends_at, nth)`,
});

const updateDays = statement<[string]>({
  name: 'booking-record-until',
  text: `update bookings b set days = d.days + 1, until_at = d.until_at
    from (select count(*) as days, max(ends_at) as until_at from booking_days where booking_id = $1) d
    where b.id = $1`,
});

const moveDays = statement<[string[], Date[], Date[]]>({
  name: 'booking-record-days-moved',
  text: `update booking_days d set starts_at = u.starts_at, ends_at = u.ends_at
    from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) u (id, starts_at, ends_at) where d.id = u.id`,
});

const selectDays = statement<[string], BookingDay>({
  name: 'booking-list-days',
  text: `select id, starts_at as "startsAt", ends_at as "endsAt" from booking_days
    where booking_id = $1 order by position`,
});

/** The booking that a further day is a day of. */
export async function findBookingOfDay(db: Database, dayId: string): Promise<string | undefined> {
  return (await selectBookingOfDay.first(db, [dayId]))?.bookingId;
}

const selectBookingOfDay = statement<[string], { bookingId: string }>({
  name: 'find-booking-of-day',
  text: 'select booking_id as "bookingId" from booking_days where id = $1',
});

/** Those among these ids that are further days, each with its booking. */
export const findDays = (
  db: Database,
  ids: readonly string[],
): Promise<(BookingDay & { readonly bookingId: string })[]> => selectAmong.run(db, [[...ids]]);

const selectAmong = statement<[string[]], BookingDay & { readonly bookingId: string }>({
  name: 'booking-find-days',
  text: `select id, booking_id as "bookingId", starts_at as "startsAt", ends_at as "endsAt"
    from booking_days where id = any ($1)`,
});

/** Of those among these ids that are further days, when they begin. */
export const listDayStarts = (
  db: Database,
  ids: readonly string[],
): Promise<Pick<BookingDay, 'id' | 'startsAt'>[]> => selectDayStarts.run(db, [[...ids]]);

const selectDayStarts = statement<[string[]], Pick<BookingDay, 'id' | 'startsAt'>>({
  name: 'booking-list-day-starts',
  text: 'select id, starts_at as "startsAt" from booking_days where id = any ($1)',
});
