import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

/** Whether there is an event of a type that names something in its data: all that is left of what has no row any more. */
export const wasRecorded = async (
  db: Database,
  type: string,
  named: { readonly key: string; readonly value: string },
): Promise<boolean> => (await select.first(db, [type, named.key, named.value])) !== undefined;

const select = statement<[type: string, key: string, value: string], { id: number }>({
  name: 'was-event-recorded',
  text: 'select id from events where type = $1 and data ->> $2 = $3 limit 1',
});
