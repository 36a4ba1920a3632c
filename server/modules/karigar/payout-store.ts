import type { Paise } from '#kernel/money.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type NewPayout = {
  readonly id: string;
  readonly karigarId: number;
  readonly batchOn: LocalDate;
  readonly earnedPaise: Paise;
  readonly cashHeldPaise: Paise;
  /** The payee in use; null means the one in the application. */
  readonly payeeId: string | null;
};

const lockAll = statement<[]>({
  name: 'karigar-lock-batches',
  text: 'select pg_advisory_xact_lock(45, 2)',
});

/** Batches are made one after the other: what one has paid the next one sees. */
export const lockBatches = (db: Database): Promise<unknown> => lockAll.run(db, []);

const insert = statement<
  [string, number, string, number, number, Date, string | null],
  { id: string }
>({
  name: 'karigar-record-payout',
  text: `insert into karigar_payouts (id, karigar_id, batch_on, earned_paise, cash_held_paise, amount_paise, made_at, payee_id)
    values ($1, $2, $3, $4, $5, $4::bigint - $5::bigint, $6, $7) on conflict (karigar_id, batch_on) where returned_at is null do nothing returning id`,
});

/** Answers whether it is new: one for each Karigar and day, however often the batch is made. */
export async function recordPayout(
  db: Database,
  { id, karigarId, batchOn, earnedPaise, cashHeldPaise, payeeId }: NewPayout,
  now: Instant,
): Promise<boolean> {
  const row = await insert.first(db, [
    ...([id, karigarId, batchOn, earnedPaise, cashHeldPaise] as const),
    new Date(now),
    payeeId,
  ]);
  return row !== undefined;
}

export type LockedPayout = {
  readonly karigarId: number;
  readonly earnedPaise: Paise;
  readonly cashHeldPaise: Paise;
  readonly bankReference: string | null;
  readonly returnedAt: Instant | null;
  readonly payeeId: string | null;
};

const lock = statement<[string], LockedPayout>({
  name: 'karigar-lock-payout',
  text: `select karigar_id as "karigarId", earned_paise as "earnedPaise", cash_held_paise as "cashHeldPaise",
      bank_reference as "bankReference", returned_at as "returnedAt", payee_id as "payeeId"
    from karigar_payouts where id = $1 for update`,
});

export const lockPayout = (db: Database, id: string): Promise<LockedPayout | undefined> =>
  lock.first(db, [id]);

const setPaid = statement<[string, string, Date]>({
  name: 'karigar-record-payout-paid',
  text: 'update karigar_payouts set paid_at = $3, bank_reference = $2 where id = $1',
});

export const recordPaid = (
  db: Database,
  id: string,
  bankReference: string,
  now: Instant,
): Promise<unknown> => setPaid.run(db, [id, bankReference, new Date(now)]);

const findAmount = statement<[string], { amountPaise: Paise; bankReference: string | null }>({
  name: 'karigar-find-payout-amount',
  text: `select amount_paise as "amountPaise", bank_reference as "bankReference"
    from karigar_payouts where id = $1`,
});

/** A payout as the Karigar is told of it. */
export const findPayout = (db: Database, id: string) => findAmount.first(db, [id]);

const unpaid = statement<[number], { count: number }>({
  name: 'karigar-count-unpaid-payouts',
  text: `select count(*)::integer as count from karigar_payouts
    where karigar_id = $1 and paid_at is null and returned_at is null`,
});

/** The number of the Karigar's payouts that the bank has not answered for. */
export const countUnpaidPayouts = async (db: Database, karigarId: number): Promise<number> =>
  (await unpaid.first(db, [karigarId]))?.count ?? 0;

export type UnpaidPayout = {
  readonly payoutId: string;
  readonly batchOn: LocalDate;
  readonly amountPaise: Paise;
};

const unpaidTo = statement<[string], UnpaidPayout>({
  name: 'karigar-lock-unpaid-payouts-to',
  text: `select id as "payoutId", batch_on as "batchOn", amount_paise as "amountPaise" from karigar_payouts
    where payee_id = $1 and paid_at is null and returned_at is null order by batch_on, id for update`,
});

/** Payouts made for one account and not answered by the bank; nobody records them as paid meanwhile. */
export const lockUnpaidTo = (db: Database, payeeId: string): Promise<UnpaidPayout[]> =>
  unpaidTo.run(db, [payeeId]);

const setReturned = statement<[string, Date]>({
  name: 'karigar-record-payout-returned',
  text: 'update karigar_payouts set returned_at = $2 where id = $1',
});

export const recordReturned = (db: Database, id: string, now: Instant): Promise<unknown> =>
  setReturned.run(db, [id, new Date(now)]);
