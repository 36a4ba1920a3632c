import type { Paise } from '#kernel/money.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import { BANK_FILE, type KarigarPayout, transferMoves } from './transfer.ts';

/** Batches are made one after the other: what one has paid the next one sees. */
export const lockKarigarBatches = (db: Database): Promise<unknown> => lockWhole(db, 'pay-batches');

const insert = statement<
  [string, number, string, number, number, Date, string | null, string | null],
  { id: string }
>({
  name: 'transfer-record-karigar-payout',
  text: `insert into transfers (id, purpose, state, provider, tries, karigar_id, batch_on, earned_paise, cash_held_paise, amount_paise,
      requested_at, initiated_at, payee_id, requested_by, needs_check)
    values ($1, 'karigar-payout', '${transferMoves.send.to}', '${BANK_FILE}', 1, $2, $3, $4, $5, $4::bigint - $5::bigint, $6, $6, $7, $8, true)
    on conflict (karigar_id, batch_on) where returned_at is null do nothing returning id`,
});

/** It goes to the bank by file. Answers whether it is new: one for each Karigar and day, however often the batch is made. */
export async function recordKarigarPayout(
  db: Database,
  payout: Pick<KarigarPayout, 'id' | 'karigarId' | 'earnedPaise' | 'cashHeldPaise' | 'payeeId'> & {
    readonly batchOn: LocalDate;
    /** The colleague who makes the batch; null for the clock. */
    readonly requestedBy: string | null;
  },
  now: Instant,
): Promise<boolean> {
  const { id, karigarId, batchOn, earnedPaise, cashHeldPaise, payeeId, requestedBy } = payout;
  const row = await insert.first(db, [
    ...([id, karigarId, batchOn, earnedPaise, cashHeldPaise] as const),
    new Date(now),
    payeeId,
    requestedBy,
  ]);
  return row !== undefined;
}

const lastReturned = statement<[], { karigarId: number }>({
  name: 'transfer-list-last-returned',
  text: `select "karigarId" from (
      select distinct on (karigar_id) karigar_id as "karigarId", state from transfers
        where purpose = 'karigar-payout' order by karigar_id, requested_at desc) last
    where state = 'returned'`,
});

/** The Karigars whose last payout came back. */
export const listLastReturned = async (db: Database): Promise<ReadonlySet<number>> =>
  new Set((await lastReturned.run(db, [])).map(({ karigarId }) => karigarId));

const lastState = statement<[number], { state: string }>({
  name: 'transfer-find-last-payout-of-karigar',
  text: `select state from transfers where karigar_id = $1 and purpose = 'karigar-payout'
    order by requested_at desc limit 1`,
});

/** Whether the last payout of this Karigar came back. */
export const isLastReturned = async (db: Database, karigarId: number): Promise<boolean> =>
  (await lastState.first(db, [karigarId]))?.state === 'returned';

const UNANSWERED = "purpose = 'karigar-payout' and state not in ('paid', 'returned')";

const unpaid = statement<[number], { count: number }>({
  name: 'transfer-count-unpaid-of-karigar',
  text: `select count(*)::integer as count from transfers where karigar_id = $1 and ${UNANSWERED}`,
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
  name: 'transfer-lock-unpaid-to-payee',
  text: `select id as "payoutId", batch_on as "batchOn", amount_paise as "amountPaise" from transfers
    where payee_id = $1 and ${UNANSWERED} order by batch_on, id for update`,
});

/** Locks the payouts made for one account that the bank has not answered, so that nobody records one as paid meanwhile. */
export const lockUnpaidTo = (db: Database, payeeId: string): Promise<UnpaidPayout[]> =>
  unpaidTo.run(db, [payeeId]);

export type BatchLine = {
  readonly id: string;
  readonly karigarId: number;
  readonly amountPaise: Paise;
  readonly madeBy: string | null;
};

const uncheckedOf = statement<[LocalDate], BatchLine>({
  name: 'transfer-lock-unchecked-of-batch',
  text: `select id, karigar_id as "karigarId", amount_paise as "amountPaise", requested_by as "madeBy"
    from transfers where batch_on = $1 and ${UNANSWERED} and needs_check and approved_by is null
    order by id for update`,
});

/** Payouts of one batch that nobody has checked and the bank has not answered for, locked. */
export const lockUnchecked = (db: Database, batchOn: LocalDate): Promise<BatchLine[]> =>
  uncheckedOf.run(db, [batchOn]);

export const sumOfLines = (lines: readonly BatchLine[]): Paise =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const check = statement<[readonly string[], string]>({
  name: 'transfer-record-batch-checked',
  text: 'update transfers set approved_by = $2 where id = any($1) and approved_by is null',
});

export const recordBatchChecked = (
  db: Database,
  ids: readonly string[],
  by: string,
): Promise<unknown> => check.run(db, [ids, by]);

const anyOfDay = statement<[LocalDate], { id: string }>({
  name: 'transfer-find-batch-of-karigars',
  text: 'select id from transfers where batch_on = $1 limit 1',
});

export const isBatch = async (db: Database, batchOn: LocalDate): Promise<boolean> =>
  (await anyOfDay.first(db, [batchOn])) !== undefined;
