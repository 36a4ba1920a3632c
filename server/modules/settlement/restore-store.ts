import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A moment to which the database was set back. */
export type Restore = { readonly id: string; readonly restoredTo: Instant };

export const recordRestore = (db: Database, restore: Restore, at: Instant): Promise<number> =>
  insertRestore.count(db, [restore.id, new Date(restore.restoredTo), new Date(at)]);

/** Those after which the gateways have not been asked yet. */
export const listRestoresToAsk = async (db: Database): Promise<Restore[]> =>
  (await selectToAsk.run(db, [])).map((row) => ({ id: row.id, restoredTo: row.restored_to }));

export const recordRestoreAsked = (db: Database, id: string, at: Instant): Promise<number> =>
  updateAsked.count(db, [id, new Date(at)]);

/** Since then money may have left by bank files of which nothing is known here, and nobody has compared yet. */
export const arePayoutsHeld = async (db: Database): Promise<boolean> =>
  (await selectUnchecked.run(db, [])).length > 0;

/** Answers which restores were waiting for it. */
export const recordPayoutsChecked = async (db: Database, at: Instant): Promise<string[]> =>
  (await updateChecked.run(db, [new Date(at)])).map(({ id }) => id);

const insertRestore = statement<[string, Date, Date]>({
  name: 'settlement-record-restore',
  text: `insert into restores (id, restored_to, restored_at) values ($1, $2, $3) on conflict (id) do nothing`,
});

const selectToAsk = statement<[], { id: string; restored_to: Instant }>({
  name: 'settlement-list-restores-to-ask',
  text: 'select id, restored_to from restores where asked_at is null order by restored_at',
});

const updateAsked = statement<[string, Date]>({
  name: 'settlement-restore-asked',
  text: 'update restores set asked_at = $2 where id = $1 and asked_at is null',
});

const selectUnchecked = statement<[], { id: string }>({
  name: 'settlement-list-restores-unchecked',
  text: 'select id from restores where payouts_checked_at is null limit 1',
});

const updateChecked = statement<[Date], { id: string }>({
  name: 'settlement-payouts-checked',
  text: 'update restores set payouts_checked_at = $1 where payouts_checked_at is null returning id',
});
