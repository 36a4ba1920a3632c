import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** What has gone back of a payment, or is on its way; what waits for a second of us is not. */
export const sumRefunded = async (db: Database, attemptId: string): Promise<Paise> =>
  (await selectRefunded.first(db, [attemptId]))?.paise ?? 0;

/** What one of us has given back of a booking, alone or not; what waits for a second is not given. */
export const sumGivenByHand = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectGiven.first(db, [bookingId]))?.paise ?? 0;

/** What one of us alone has given back of a booking: many small ones are a large one. */
export const sumGivenAlone = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectGivenAlone.first(db, [bookingId]))?.paise ?? 0;

/** What one of us alone has had paid to somebody since then: many small ones are a large one. */
export const sumPaidAlone = async (db: Database, userId: string, since: Instant): Promise<Paise> =>
  (await selectPaidAlone.first(db, [userId, new Date(since)]))?.paise ?? 0;

const selectRefunded = statement<[string], { paise: Paise }>({
  name: 'transfer-sum-refunded',
  text: 'select refunded_of($1::uuid) as paise',
});

const selectGiven = statement<[string], { paise: Paise }>({
  name: 'transfer-sum-given-by-hand',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from transfers
    where booking_id = $1 and by_hand and state <> 'requested'`,
});

const selectGivenAlone = statement<[string], { paise: Paise }>({
  name: 'transfer-sum-given-alone',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from transfers
    where booking_id = $1 and by_hand and approved_by is null and state <> 'requested'`,
});

const selectPaidAlone = statement<[string, Date], { paise: Paise }>({
  name: 'transfer-sum-paid-alone',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from transfers
    where user_id = $1 and by_hand and approved_by is null and requested_at > $2 and state not in ('requested', 'returned')`,
});
