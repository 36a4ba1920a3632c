import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A moment to which the database was set back. */
export type Restore = {
  readonly id: string;
  readonly restoredTo: Instant;
  /** How often the gateways' reports since then could not all be read. */
  readonly tries: number;
};

export const recordRestore = (
  db: Database,
  restore: Omit<Restore, 'tries'>,
  at: Instant,
): Promise<number> =>
  insertRestore.count(db, [restore.id, new Date(restore.restoredTo), new Date(at)]);

/** Those after which the gateways are to be asked now. */
export const listRestoresToAsk = async (db: Database, now: Instant): Promise<Restore[]> =>
  (await selectToAsk.run(db, [new Date(now)])).map((row) => {
    return { id: row.id, restoredTo: row.restored_to, tries: row.ask_tries };
  });

/** 0 when somebody else has counted this try. */
export const recordRestoreUnread = (
  db: Database,
  { id, tries }: Pick<Restore, 'id' | 'tries'>,
  askAt: Instant,
): Promise<number> => updateUnread.count(db, [id, tries, new Date(askAt)]);

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

const selectToAsk = statement<[Date], { id: string; restored_to: Instant; ask_tries: number }>({
  name: 'settlement-list-restores-to-ask',
  text: `select id, restored_to, ask_tries from restores
    where asked_at is null and (ask_at is null or ask_at <= $1) order by restored_at`,
});

const updateUnread = statement<[string, number, Date]>({
  name: 'settlement-restore-unread',
  text: `update restores set ask_tries = ask_tries + 1, ask_at = $3
    where id = $1 and ask_tries = $2 and asked_at is null`,
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
