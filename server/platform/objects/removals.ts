import type { Instant } from '#kernel/time.ts';
import type { Database, Pool } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import { transaction } from '../database/transaction.ts';
import type { ObjectStore } from './object-store.ts';

export type Keeping = {
  readonly put: () => Promise<void>;
  /** Answers how many rows say now that they keep it. */
  readonly keep: (db: Database) => Promise<number>;
};

/**
 * An object is to be removed before it is made, so that none stays behind that nobody knows of. The row that keeps it
 * and the end of that removal are one transaction: a row that has given its bytes away never loses the object.
 */
export async function recordKeptSafely(
  pool: Pool,
  key: string,
  { put, keep }: Keeping,
): Promise<void> {
  await insertLater.run(pool, [key]);
  await put();
  await transaction(pool, async (db) => {
    if ((await keep(db)) > 0) await withdraw.run(db, [key]);
  });
}

/** These go at that moment, if they are not to go already. */
export const recordToRemove = (
  db: Database,
  keys: readonly string[],
  at: Instant,
): Promise<number> => insertToRemove.count(db, [[...keys], new Date(at)]);

/** Removes what no row keeps any more; answers how many. One that fails is tried again later. */
export async function removeObjects(
  db: Database,
  objects: ObjectStore,
  most: number,
): Promise<number> {
  const keys = (await selectDue.run(db, [most])).map(({ key }) => key);
  for (const key of keys) {
    await objects.remove(key);
    await deleteRemoved.run(db, [key]);
  }
  return keys.length;
}

const insertLater = statement<[string]>({
  name: 'object-remove-later',
  text: `insert into objects_to_remove (key, remove_at) values ($1, now() + interval '1 hour')`,
});

const insertToRemove = statement<[string[], Date]>({
  name: 'object-record-to-remove',
  text: `insert into objects_to_remove (key, remove_at) select key, $2 from unnest($1::text[]) key on conflict do nothing`,
});

/** Only our own entry: who has deleted the row meanwhile has brought the hour forward. */
const withdraw = statement<[string]>({
  name: 'object-keep',
  text: 'delete from objects_to_remove where key = $1 and remove_at > now()',
});

const selectDue = statement<[number], { key: string }>({
  name: 'object-list-to-remove',
  text: 'select key from objects_to_remove where remove_at <= now() order by remove_at limit $1',
});

const deleteRemoved = statement<[string]>({
  name: 'object-removed',
  text: 'delete from objects_to_remove where key = $1 and remove_at <= now()',
});
