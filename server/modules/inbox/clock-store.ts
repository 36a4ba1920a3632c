import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { OpenItem } from './store.ts';

/** It becomes worse at another moment than was said; nothing else of it changes. */
export const recordHarmAt = (db: Database, id: string, at: Instant): Promise<number> =>
  updateHarmAt.count(db, [id, new Date(at)]);

const updateHarmAt = statement<[string, Date]>({
  name: 'inbox-record-harm-at',
  text: `update inbox_items set harm_at = $2, version = version + 1 where id = $1 and closed_at is null`,
});

/** A clock runs out while it is open: it is worse than it was. */
export const recordWorse = (
  db: Database,
  id: string,
  because: string,
  at: Instant,
): Promise<number> => updateWorse.count(db, [id, because, new Date(at)]);

const updateWorse = statement<[string, string, Date]>({
  name: 'inbox-record-worse',
  text: `update inbox_items set because = $2, escalated_at = coalesce(escalated_at, $3), version = version + 1
    where id = $1 and closed_at is null`,
});

/** Reads an item without locking it. */
export const findItem = (
  db: Database,
  id: string,
): Promise<Pick<OpenItem, 'kind' | 'about' | 'thingId'> | undefined> => selectItem.first(db, [id]);

const selectItem = statement<[string], Pick<OpenItem, 'kind' | 'about' | 'thingId'>>({
  name: 'inbox-find-item',
  text: 'select kind, about, thing_id as "thingId" from inbox_items where id = $1',
});
