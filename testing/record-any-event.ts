import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** An event that the product's catalogue need not know, for tests of what carries events and of what hangs on their ids. */
export async function recordAnyEvent(
  db: Database,
  subject: string,
  type: string,
  at: Instant,
  actor: string,
  data: Readonly<Record<string, unknown>>,
): Promise<number> {
  const row = await insert.first(db, [subject, type, new Date(at), actor, data]);
  if (!row) throw new Error('The event was not written');
  return row.id;
}

const insert = statement<
  [string, string, Date, string, Readonly<Record<string, unknown>>],
  { id: number }
>({ name: 'record-any-event', text: 'select record_event($1, $2, $3, $4, $5) as id' });
