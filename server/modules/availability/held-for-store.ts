import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Moves the time held for one visit to another, at the same hours. */
export const recordHeldFor = (db: Database, fromId: string, toId: string): Promise<number> =>
  updateHeldFor.count(db, [fromId, toId]);

/** Swaps the holds of two visits: each is held for the other from now on. */
export const recordHoldsSwapped = (db: Database, one: string, other: string): Promise<number> =>
  swapHeldFor.count(db, [one, other]);

const swapHeldFor = statement<[one: string, other: string]>({
  name: 'availability-record-holds-swapped',
  text: `update holds set booking_id = case booking_id when $1::uuid then $2::uuid else $1::uuid end
    where booking_id in ($1, $2)`,
});

const updateHeldFor = statement<[from: string, to: string]>({
  name: 'availability-record-held-for',
  text: 'update holds set booking_id = $2 where booking_id = $1',
});
