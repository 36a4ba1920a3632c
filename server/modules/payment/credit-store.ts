import { newId } from '#kernel/ids.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWord } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';

export type Credit = {
  readonly userId: string;
  /** None of what is paid out. */
  readonly bookingId: string | null;
  /** The part that is paid with it; 0 for what is granted. */
  readonly instalment: number;
  /** Negative for what is used. */
  readonly amountPaise: Paise;
  readonly reason:
    | 'failed-you'
    | 'not-returnable'
    | 'by-hand'
    | 'used'
    | 'paid-out'
    | 'payout-returned';
  /** The refund that could not be paid out, or the payout that it became or came back from. */
  readonly transferId?: string;
};

/**
 * Locks a person's credit, so that nobody else can use it until the transaction ends. Lock the booking first, always. Credit
 * that is set aside for a payout is not there for anything but that payout.
 */
export async function lockCredit(
  db: Database,
  userId: string,
  payoutId: string | null = null,
): Promise<Paise> {
  await lockWord(db, 'credit', userId);
  return (await selectBalance.first(db, [userId, payoutId]))?.balance ?? 0;
}

export const recordCredit = (db: Database, credit: Credit, at: Instant): Promise<number> =>
  insertCredit.count(db, [
    newId(at),
    credit.userId,
    credit.bookingId,
    credit.instalment,
    credit.amountPaise,
    credit.reason,
    new Date(at),
    credit.transferId ?? null,
  ]);

const selectBalance = statement<[string, string | null], { balance: Paise }>({
  name: 'payment-credit-balance',
  text: 'select coalesce(sum(amount_paise), 0)::bigint - set_aside_of($1, $2) as balance from credits where user_id = $1',
});

const insertCredit = statement<
  [string, string, string | null, number, Paise, Credit['reason'], Date, string | null]
>({
  name: 'payment-record-credit',
  text: `insert into credits (id, user_id, booking_id, instalment, amount_paise, reason, created_at, transfer_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
});

/** Credit granted for a booking: for money that could not go back the way it came, and for a failure of ours. */
export const sumGrantedFor = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectGranted.first(db, [bookingId]))?.paise ?? 0;

const selectGranted = statement<[string], { paise: Paise }>({
  name: 'payment-sum-credit-granted',
  text: `select coalesce(sum(amount_paise), 0)::bigint as paise from credits
    where booking_id = $1 and (reason = 'failed-you' or reason = 'not-returnable' and instalment = 0)`,
});
