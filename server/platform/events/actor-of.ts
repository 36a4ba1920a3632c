import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

/** The person or program that made an event happen: 'customer:<id>', 'ops:<id>', 'clock' … */
export const actorOf = async (db: Database, eventId: number): Promise<string | undefined> =>
  (await select.first(db, [eventId]))?.actor;

const select = statement<[id: number], { actor: string }>({
  name: 'actor-of-event',
  text: 'select actor from events where id = $1',
});
