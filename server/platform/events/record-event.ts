import type { Instant } from '#kernel/time.ts';
import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

/**
 * Writes the one row that is timeline, audit and trigger of a move, in the transaction of the move. `data` names nobody:
 * ids, amounts in paise and instants in epoch milliseconds. Answers the event's id.
 */
export async function recordEvent(
  db: Database,
  subject: string,
  type: string,
  at: Instant,
  actor: string,
  data: Readonly<Record<string, unknown>>,
): Promise<number> {
  const row = await callRecordEvent.first(db, [subject, type, new Date(at), actor, data]);
  if (!row) throw new Error('The event was not written');
  return row.id;
}

const callRecordEvent = statement<
  [string, string, Date, string, Readonly<Record<string, unknown>>],
  { id: number }
>({ name: 'record-event', text: 'select record_event($1, $2, $3, $4, $5) as id' });
