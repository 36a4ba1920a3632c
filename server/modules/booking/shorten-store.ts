import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Booking } from './booking.ts';
import type { Shortened } from './single-visit.ts';

/** One of its visits has ended by itself: what the booking is of those that are left. */
export async function recordShortened(
  db: Database,
  id: string,
  left: Pick<
    Booking,
    'startsAt' | 'endsAt' | 'untilAt' | 'days' | 'pricePaise' | 'feeFloorPaise' | 'status'
  >,
  amounts: Shortened['amounts'],
  at: Instant,
): Promise<void> {
  await updateShortened.run(db, [
    id,
    new Date(left.startsAt),
    new Date(left.endsAt),
    new Date(left.untilAt),
    left.days,
    left.pricePaise,
    left.feeFloorPaise,
    left.status,
    new Date(at),
  ]);
  await updateAmounts.run(db, [
    id,
    amounts.map(({ position }) => position),
    amounts.map(({ amountPaise }) => amountPaise),
  ]);
}

const updateShortened = statement<
  [string, Date, Date, Date, number, Paise, Paise, Booking['status'], Date]
>({
  name: 'booking-record-shortened',
  text: `update bookings set starts_at = $2, ends_at = $3, until_at = $4,
      days = $5, price_paise = $6, fee_floor_paise = nullif($7, 0), status = $8,
      arrived_at = case when status = $8 then arrived_at end,
      sought_since = case when $8 = 'pending' and status <> 'pending' then $9 else sought_since end,
      version = version + 1, updated_at = $9
    where id = $1`,
});

/** Nothing is left of some parts. */
const updateAmounts = statement<[string, number[], Paise[]]>({
  name: 'booking-record-amounts',
  text: `with changed as (
      select position, amount from unnest($2::int[], $3::bigint[]) u (position, amount)
    ), gone as (
      delete from instalments i using changed c where i.booking_id = $1 and i.position = c.position and c.amount = 0
    )
    update instalments i set amount_paise = c.amount from changed c
      where i.booking_id = $1 and i.position = c.position and c.amount > 0`,
});
