import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { RETURN_REASONS } from './refunding.ts';

/** The sum of a payment that has gone back or is on its way; a refund that waits for a second approval does not count. */
export const sumRefunded = async (db: Database, attemptId: string): Promise<Paise> =>
  (await selectRefunded.first(db, [attemptId]))?.paise ?? 0;

/** The sum that went back or is on its way of what was paid for a booking; money that was never owed does not count. */
export const sumBack = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectBack.first(db, [bookingId]))?.paise ?? 0;

const selectBack = statement<[string], { paise: Paise }>({
  name: 'transfer-sum-back',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from transfers
    where booking_id = $1 and state not in ('requested', 'returned')
      and reason not in (${RETURN_REASONS.map((reason) => `'${reason}'`).join(', ')}) and reason not like 'cancelled:visit-%'`,
});

/**
 * The sum of a booking that colleagues refunded by hand, alone or with a second approval; one that still waits does not count.
 */
export const sumGivenByHand = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectGiven.first(db, [bookingId]))?.paise ?? 0;

/** The sum of a booking that one colleague refunded alone: many small refunds need a second approval like a large one. */
export const sumGivenAlone = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectGivenAlone.first(db, [bookingId]))?.paise ?? 0;

/**
 * The sum that one colleague alone has had paid to a person since then: many small payouts need a second approval like a large
 * one.
 */
export const sumPaidAlone = async (db: Database, userId: string, since: Instant): Promise<Paise> =>
  (await selectPaidAlone.first(db, [userId, new Date(since)]))?.paise ?? 0;

/** The sum that a person has had out of our own pocket since then, also what still waits for a second approval, or failed and went another way. */
export const sumOfOurs = async (db: Database, userId: string, since: Instant): Promise<Paise> =>
  (await selectOfOurs.first(db, [userId, new Date(since)]))?.paise ?? 0;

const selectOfOurs = statement<[string, Date], { paise: Paise }>({
  name: 'transfer-sum-of-ours',
  text: `select coalesce(sum(t.amount_paise), 0)::bigint as paise
    from transfers t left join transfers failed on failed.id = t.instead_of
    where t.user_id = $1 and t.purpose = 'payout' and t.by_hand and t.requested_at > $2 and t.state <> 'returned'
      and (failed.id is null or failed.purpose = 'payout' and failed.by_hand and failed.instead_of is null)`,
});

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
