import type { RefuseReason } from '#contract/refuse-reasons.ts';
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
    select $1, unnest($2::integer[]), $3, $4 on conflict (user_id, karigar_id) do update
      set reason = null, booking_id = excluded.booking_id, parted_at = excluded.parted_at where partings.reason is not null`,
});

/** A Karigar asks not to be sent to a customer again; answers whether this was new. Who parted for safety stays so. */
export const recordRefused = async (
  db: Database,
  refused: {
    readonly userId: string;
    readonly karigarId: number;
    readonly bookingId: string;
    readonly reason: RefuseReason;
  },
  at: Instant,
): Promise<boolean> => {
  const { userId, karigarId, bookingId, reason } = refused;
  return (await insertRefused.count(db, [userId, karigarId, bookingId, new Date(at), reason])) > 0;
};

const insertRefused = statement<[string, number, string, Date, string]>({
  name: 'record-refused',
  text: `insert into partings (user_id, karigar_id, booking_id, parted_at, reason) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
});

/** The Karigar takes it back; answers whether there was something to take back. */
export const deleteRefused = async (
  db: Database,
  userId: string,
  karigarId: number,
): Promise<boolean> => (await removeRefused.count(db, [userId, karigarId])) > 0;

const removeRefused = statement<[string, number]>({
  name: 'delete-refused',
  text: 'delete from partings where user_id = $1 and karigar_id = $2 and reason is not null',
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
  text: `insert into partings (user_id, karigar_id, booking_id, parted_at, reason)
    select $2, karigar_id, booking_id, parted_at, reason from partings where user_id = $1
    on conflict (user_id, karigar_id) do update set reason = null where excluded.reason is null`,
});

export async function erasePartingsOf(db: Database, userId: string): Promise<void> {
  await deletePartings.run(db, [userId]);
}

const deletePartings = statement<[userId: string]>({
  name: 'parting-erase-person',
  text: 'delete from partings where user_id = $1',
});
