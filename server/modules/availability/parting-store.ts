import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Records that a customer and those who came to them have parted for safety. Safe to repeat. */
export async function recordParted(
  db: Database,
  { userId, karigarIds, bookingId }: Parting,
  at: Instant,
): Promise<void> {
  await insertPartings.run(db, [userId, [...karigarIds], bookingId, new Date(at)]);
}

export type Parting = {
  readonly userId: string;
  readonly karigarIds: readonly number[];
  readonly bookingId: string;
};

const insertPartings = statement<[string, number[], string, Date]>({
  name: 'record-parted',
  text: `insert into partings (user_id, karigar_id, booking_id, parted_at)
    select $1, unnest($2::integer[]), $3, $4 on conflict do nothing`,
});

/** The Karigars from whom a customer has parted, as it is at this moment. */
export const listParted = async (db: Database, userId: string): Promise<ReadonlySet<number>> =>
  new Set((await selectParted.run(db, [userId])).map((row) => row.karigar_id));

const selectParted = statement<[string], { karigar_id: number }>({
  name: 'list-apart',
  text: 'select karigar_id from partings where user_id = $1',
});

/** Copies the partings of one account to the other, when both are one person's. */
export async function recordNewOwner(db: Database, from: string, to: string): Promise<void> {
  await copyPartings.run(db, [from, to]);
  await erasePartingsOf(db, from);
}

const copyPartings = statement<[from: string, to: string]>({
  name: 'parting-record-new-owner',
  text: `insert into partings select $2, karigar_id, booking_id, parted_at from partings where user_id = $1
    on conflict do nothing`,
});

export async function erasePartingsOf(db: Database, userId: string): Promise<void> {
  await deletePartings.run(db, [userId]);
}

const deletePartings = statement<[userId: string]>({
  name: 'parting-erase-person',
  text: 'delete from partings where user_id = $1',
});
