import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const changeOwner = statement<[from: string, to: string]>({
  name: 'payment-record-new-owner',
  text: 'update payments set user_id = $2 where user_id = $1',
});

const changeCreditOwner = statement<[from: string, to: string]>({
  name: 'payment-record-new-credit-owner',
  text: 'update credits set user_id = $2 where user_id = $1',
});

/** Everything of one account goes over to another one of the same person. */
export async function recordNewOwner(db: Database, from: string, to: string): Promise<void> {
  await changeOwner.run(db, [from, to]);
  await changeCreditOwner.run(db, [from, to]);
}

const underWay = statement<[bookingIds: string[]], { count: number }>({
  name: 'payment-count-under-way',
  text: `select (select count(*) from payment_attempts
        where booking_id = any($1) and (state in ('created', 'pending', 'unknown') or next_ask_at is not null))::int
      + (select count(*) from (
          select from credits where user_id in (select user_id from credits where booking_id = any($1))
            group by user_id having sum(amount_paise) > 0) owed)::int as count`,
});

/**
 * How many payments of these bookings have not come to an end, and whether credit of them is left. An order
 * that has failed may still be paid for as long as the gateway is asked about it.
 */
export const countUnderWay = async (db: Database, bookingIds: readonly string[]): Promise<number> =>
  (await underWay.first(db, [[...bookingIds]]))?.count ?? 0;

const anonymise = statement<[userId: string]>({
  name: 'payment-erase-person',
  text: `update payments set user_email = null, user_phone = null
    where user_id = $1 and (user_email is not null or user_phone is not null)`,
});

export async function erasePersonInPayments(db: Database, userId: string): Promise<void> {
  await anonymise.run(db, [userId]);
}

const anonymiseOld = statement<[before: Date]>({
  name: 'payment-delete-old-persons',
  text: `update payments set user_email = null, user_phone = null
    where created_at < $1 and (user_email is not null or user_phone is not null)`,
});

export const erasePersonsInOldPayments = (db: Database, before: Instant): Promise<number> =>
  anonymiseOld.count(db, [new Date(before)]);
