import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The Karigar is at the door: from now on the wait for an absent customer counts. */
export const recordAtDoor = (db: Database, id: string, at: Instant): Promise<number> =>
  updateAtDoor.count(db, [id, new Date(at)]);

/** The final cost of a visit that was left, to its customer. */
export const recordFee = (
  db: Database,
  id: string,
  feePaise: Paise,
  at: Instant,
): Promise<number> => updateFee.count(db, [id, feePaise, new Date(at)]);

const updateAtDoor = statement<[string, Date]>({
  name: 'record-at-door',
  text: `update bookings set status = 'arrived', arrived_at = $2, version = version + 1, updated_at = $2
    where id = $1 and status = 'dispatched'`,
});

const updateFee = statement<[string, Paise, Date]>({
  name: 'record-fee',
  text: `update bookings set fee_paise = nullif($2, 0), version = version + 1, updated_at = $3 where id = $1`,
});
