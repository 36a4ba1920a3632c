import type { Instant } from '#kernel/time.ts';
import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import type { DomainEvent } from './job.ts';

/**
 * Takes the oldest events out of the outbox, for this transaction. Several processes may do so at once; each gets
 * others. What is passed over stays.
 */
export async function takeFromOutbox(
  db: Database,
  most: number,
  passedOver: readonly number[] = [],
): Promise<DomainEvent[]> {
  const rows = await deleteOldest.run(db, [most, passedOver]);
  rows.sort((one, other) => one.event_id - other.event_id);
  return rows.map((row) => ({
    id: row.event_id,
    type: row.type,
    subject: row.subject,
    at: row.at,
    data: row.data,
  }));
}

const deleteOldest = statement<
  [most: number, passedOver: readonly number[]],
  { event_id: number; type: string; subject: string; at: Instant; data: Record<string, unknown> }
>({
  name: 'outbox-take',
  text: `delete from outbox
    where id in (
      select id from outbox where event_id <> all ($2) order by id limit $1 for update skip locked)
    returning event_id, type, subject, at, data`,
});

/** Out of the outbox, with the reason, for people to look at; false when somebody else has done so, or filed it after all. */
export async function setAside(db: Database, eventId: number, reason: string): Promise<boolean> {
  return (await moveAside.count(db, [eventId, reason])) > 0;
}

const moveAside = statement<[eventId: number, reason: string]>({
  name: 'outbox-set-aside',
  text: `with taken as (delete from outbox where event_id = $1 returning event_id, type, subject, data, at)
    insert into events_set_aside (event_id, type, subject, data, at, reason)
      select event_id, type, subject, data, at, $2 from taken
      on conflict (event_id) do nothing`,
});

export type SetAside = {
  readonly eventId: number;
  readonly type: string;
  readonly reason: string;
  readonly at: Instant;
};

export const listSetAside = async (db: Database, most: number): Promise<SetAside[]> =>
  (await selectAside.run(db, [most])).map((row) => ({
    eventId: row.event_id,
    type: row.type,
    reason: row.reason,
    at: row.set_aside_at,
  }));

const selectAside = statement<
  [number],
  { event_id: number; type: string; reason: string; set_aside_at: Instant }
>({
  name: 'events-set-aside',
  text: `select event_id, type, reason, set_aside_at from events_set_aside
    order by set_aside_at, event_id limit $1`,
});

/** Back into the outbox, as if it had happened now; false when it is not there any more. */
export const fileAgain = async (db: Database, eventId: number): Promise<boolean> =>
  (await moveBack.count(db, [eventId])) > 0;

const moveBack = statement<[number]>({
  name: 'outbox-file-again',
  text: `with taken as (delete from events_set_aside where event_id = $1 returning event_id, type, subject, data, at)
    insert into outbox (event_id, type, subject, data, at) select event_id, type, subject, data, at from taken`,
});

export const dropSetAside = async (db: Database, eventId: number): Promise<boolean> =>
  (await deleteAside.count(db, [eventId])) > 0;

const deleteAside = statement<[number]>({
  name: 'events-set-aside-drop',
  text: 'delete from events_set_aside where event_id = $1',
});

export const countSetAside = async (db: Database): Promise<number> =>
  (await countAside.first(db, []))?.count ?? 0;

const countAside = statement<[], { count: number }>({
  name: 'events-set-aside-count',
  text: 'select count(*) as count from events_set_aside',
});

export const countWaiting = async (db: Database): Promise<number> =>
  (await countOutbox.first(db, []))?.count ?? 0;

const countOutbox = statement<[], { count: number }>({
  name: 'outbox-count',
  text: 'select count(*) as count from outbox',
});
