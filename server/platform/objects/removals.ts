import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * An object is to be removed before it is made, and not any more once a row says that it keeps it: whatever happens
 * between the two, nothing stays behind that nobody knows of.
 */
export async function recordKeptSafely(
  db: Database,
  key: string,
  keep: () => Promise<number>,
): Promise<void> {
  await insertLater.run(db, [key]);
  if ((await keep()) > 0) await withdraw.run(db, [key]);
}

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
