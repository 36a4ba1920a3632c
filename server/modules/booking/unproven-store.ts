import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Booking } from './booking.ts';
import { type BookingRow, toBooking } from './booking-row.ts';

const lockUnproven = statement<[string, string, Date], BookingRow>({
  name: 'lock-unproven-bookings',
  text: `select b.*, b.suspension from bookings b
    where user_id = $1 and phone = $2 and status = 'pending' and firm_at is null and payment_method = 'cash'
      and hold_until > $3
    order by id for update`,
});

/** Booked for cash, and held until this mobile is proven; what has lapsed stays so. */
export const lockUnprovenHolds = async (
  db: Database,
  { userId, mobile }: { readonly userId: string; readonly mobile: string },
  now: Instant,
): Promise<Booking[]> =>
  (await lockUnproven.run(db, [userId, mobile, new Date(now)])).map(toBooking);

const makeFirm = statement<[string, Date, Date | null]>({
  name: 'record-made-firm',
  text: `update bookings set firm_at = $2, hold_until = $3, version = version + 1, updated_at = $2
    where id = $1 and status = 'pending' and firm_at is null`,
});

/** Firm from now on; `until` is when an event's advance must have come. */
export async function recordMadeFirm(
  db: Database,
  id: string,
  until: Instant | null,
  now: Instant,
): Promise<void> {
  await makeFirm.run(db, [id, new Date(now), until === null ? null : new Date(until)]);
}

const served = statement<[string], { served: boolean }>({
  name: 'booking-was-served',
  text: `select exists (select from bookings where user_id = $1 and status = 'completed') as served`,
});

/** Whether a visit was ever made to this person, and accepted. */
export const wasServed = async (db: Database, userId: string): Promise<boolean> =>
  (await served.first(db, [userId]))?.served ?? false;
