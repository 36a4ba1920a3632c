import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import { BANK_FILE, transferMoves } from './transfer.ts';

/** One line of a file for the bank. */
export type BatchLine = {
  readonly payoutId: string;
  readonly tries: number;
  readonly upiId: string;
  readonly holderName: string | null;
  readonly amountPaise: Paise;
};

/** Payouts that are approved and that nobody takes to the bank by a call become a batch; nothing when there are none. */
export async function recordBatch(
  db: Database,
  batch: { readonly id: string; readonly day: string },
  at: Instant,
  most: number,
): Promise<number> {
  await lockWhole(db, 'payout-batches');
  await insertBatch.run(db, [batch.id, batch.day, new Date(at)]);
  return updateTaken.count(db, [batch.id, new Date(at), most]);
}

export type Batch = { readonly id: string; readonly name: string };

export const listUnwrittenBatches = (db: Database): Promise<Batch[]> => selectUnwritten.run(db, []);

export const listBatchLines = (db: Database, batchId: string): Promise<BatchLine[]> =>
  selectLines.run(db, [batchId]);

export const recordWritten = (db: Database, batchId: string, at: Instant): Promise<number> =>
  updateWritten.count(db, [batchId, new Date(at)]);

const insertBatch = statement<[string, string, Date]>({
  name: 'transfer-record-batch',
  text: `insert into payout_batches (id, name, made_at)
    select $1, $2::text || '-' || count(*) + 1, $3 from payout_batches where name like $2::text || '-%'`,
});

const updateTaken = statement<[string, Date, number]>({
  name: 'transfer-record-batched',
  text: `update transfers set state = '${transferMoves.send.to}', provider = '${BANK_FILE}', batch_id = $1, tries = tries + 1,
      initiated_at = coalesce(initiated_at, $2), next_ask_at = null
    where id in (select id from transfers where purpose = 'payout' and state = 'approved' and destination_id is not null order by requested_at limit $3 for update)`,
});

const selectUnwritten = statement<[], Batch>({
  name: 'transfer-list-unwritten-batches',
  text: 'select id, name from payout_batches where written_at is null order by made_at',
});

const selectLines = statement<[string], BatchLine>({
  name: 'transfer-list-batch-lines',
  text: `select p.id as "payoutId", p.tries, d.upi_id as "upiId", d.holder_name as "holderName",
      p.amount_paise as "amountPaise"
    from transfers p join payout_destinations d on d.id = p.destination_id
    where p.batch_id = $1 order by p.requested_at, p.id`,
});

const updateWritten = statement<[string, Date]>({
  name: 'transfer-record-batch-written',
  text: 'update payout_batches set written_at = $2 where id = $1 and written_at is null',
});
