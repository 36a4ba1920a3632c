import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The Karigar that a person is, if they work with us at this moment. */
export async function findKarigarOf(db: Database, userId: string): Promise<number | undefined> {
  return (await selectOwn.first(db, [userId]))?.id;
}

const selectOwn = statement<[string], { id: number }>({
  name: 'find-own-karigar',
  text: 'select id from karigars where user_id = $1 and active',
});

/** The Karigar that a person is or was: one who stops working with us while at a door still has to finish there. */
export async function findKarigarAtWork(db: Database, userId: string): Promise<number | undefined> {
  return (await selectAtWork.first(db, [userId]))?.id;
}

const selectAtWork = statement<[string], { id: number }>({
  name: 'find-karigar-at-work',
  text: 'select id from karigars where user_id = $1',
});

/** The visits for which the Karigar's time is held, from a moment on. */
export async function listHeldBookings(
  db: Database,
  karigarId: number,
  from: Instant,
): Promise<string[]> {
  return (await selectHeld.run(db, [karigarId, new Date(from)])).map((row) => row.booking_id);
}

const selectHeld = statement<[number, Date], { booking_id: string }>({
  name: 'list-held-bookings',
  text: `select booking_id from holds where karigar_id = $1 and starts_at > $2 order by starts_at`,
});
