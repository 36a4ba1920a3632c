import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const changeOwner = statement<[from: string, to: string]>({
  name: 'transfer-record-new-owner',
  text: `with theirs as (update payout_destinations set user_id = $2::uuid where user_id = $1::uuid)
    update transfers set user_id = $2::uuid, requested_by = case when by_hand then requested_by else $2::uuid end
      where user_id = $1::uuid`,
});

/** Everything of one account goes over to another one of the same person. */
export async function recordNewOwner(db: Database, from: string, to: string): Promise<void> {
  await changeOwner.run(db, [from, to]);
}

const underWay = statement<[userId: string, bookingIds: string[]], { count: number }>({
  name: 'transfer-count-under-way',
  text: `select count(*)::int as count from transfers
    where (user_id = $1 or booking_id = any($2)) and state not in ('paid', 'returned')`,
});

/** How many payouts to somebody, and refunds of their bookings, have not come to their end. */
export const countTransfersUnderWay = async (
  db: Database,
  userId: string,
  bookingIds: readonly string[],
): Promise<number> => (await underWay.first(db, [userId, [...bookingIds]]))?.count ?? 0;

const anonymise = statement<[userId: string]>({
  name: 'transfer-erase-person',
  text: `update payout_destinations set upi_id = null, holder_name = null
    where user_id = $1 and (upi_id is not null or holder_name is not null)`,
});

/** The amounts and dates of payouts stay; the addresses go. */
export async function erasePersonInPayouts(db: Database, userId: string): Promise<void> {
  await anonymise.run(db, [userId]);
}

const anonymiseOld = statement<[before: Date, unconfirmedBefore: Date]>({
  name: 'transfer-delete-old-destinations',
  text: `update payout_destinations d set upi_id = null, holder_name = null
    where (d.looked_up_at < $1 or d.confirmed_at is null and d.looked_up_at < $2) and d.upi_id is not null
      and not exists (select from transfers p where p.destination_id = d.id and p.state not in ('paid', 'returned'))`,
});

/** Those that nobody ever confirmed are forgotten at once. */
export const eraseOldDestinations = (
  db: Database,
  before: Instant,
  unconfirmedBefore: Instant,
): Promise<number> => anonymiseOld.count(db, [new Date(before), new Date(unconfirmedBefore)]);
