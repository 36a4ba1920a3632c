import type { Instant } from '#kernel/time.ts';
import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import type { DomainEvent } from './job.ts';

/**
 * Takes the oldest events out of the outbox, for this transaction. Several processes may do so at once; each gets
 * others.
 */
export async function takeFromOutbox(db: Database, most: number): Promise<DomainEvent[]> {
  const rows = await deleteOldest.run(db, [most]);
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
  [number],
  { event_id: number; type: string; subject: string; at: Instant; data: Record<string, unknown> }
>({
  name: 'outbox-take',
  text: `delete from outbox
    where id in (select id from outbox order by id limit $1 for update skip locked)
    returning event_id, type, subject, at, data`,
});
