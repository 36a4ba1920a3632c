import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

export type Happened = {
  readonly id: number;
  readonly type: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const selectEvent = statement<[string, number], Happened>({
  name: 'find-event-of',
  text: 'select id, type, subject, data from events where subject = $1 and id = $2',
});

/** One event of that subject; nothing where it is of another. */
export const findEventOf = (
  db: Database,
  subject: string,
  id: number,
): Promise<Happened | undefined> => selectEvent.first(db, [subject, id]);

const selectById = statement<[number], Happened>({
  name: 'find-event',
  text: 'select id, type, subject, data from events where id = $1',
});

/** One event, whatever it is of. */
export const findEvent = (db: Database, id: number): Promise<Happened | undefined> =>
  selectById.first(db, [id]);
