import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Moves the time held for one visit to another, at the same hours. */
export const recordHeldFor = (db: Database, fromId: string, toId: string): Promise<number> =>
  updateHeldFor.count(db, [fromId, toId]);

const updateHeldFor = statement<[from: string, to: string]>({
  name: 'availability-record-held-for',
  text: 'update holds set booking_id = $2 where booking_id = $1',
});
