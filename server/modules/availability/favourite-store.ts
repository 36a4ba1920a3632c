import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A customer wants this Karigar asked first from now on. Safe to repeat. */
export const recordFavourite = (
  db: Database,
  { userId, karigarId, bookingId }: Favourite,
  at: Instant,
): Promise<number> => insertFavourite.count(db, [userId, karigarId, bookingId, new Date(at)]);

export type Favourite = {
  readonly userId: string;
  readonly karigarId: number;
  readonly bookingId: string;
};

const insertFavourite = statement<[string, number, string, Date]>({
  name: 'record-favourite',
  text: `insert into favourites (user_id, karigar_id, booking_id, liked_at) values ($1, $2, $3, $4) on conflict do nothing`,
});

/** The Karigars whom a customer wants asked first. */
export async function listFavourites(db: Database, userId: string): Promise<ReadonlySet<number>> {
  const rows = await selectFavourites.run(db, [userId]);
  return new Set(rows.map(({ karigarId }) => karigarId));
}

const selectFavourites = statement<[userId: string], { karigarId: number }>({
  name: 'list-favourites',
  text: 'select karigar_id as "karigarId" from favourites where user_id = $1',
});

/** The customer takes it back. */
export const deleteFavourite = (db: Database, userId: string, karigarId: number): Promise<number> =>
  removeFavourite.count(db, [userId, karigarId]);

const removeFavourite = statement<[string, number]>({
  name: 'delete-favourite',
  text: 'delete from favourites where user_id = $1 and karigar_id = $2',
});

/** Copies the favourites of one account to the other, when both are one person's. */
export async function recordNewOwner(db: Database, from: string, to: string): Promise<void> {
  await copyFavourites.run(db, [from, to]);
  await eraseFavouritesOf(db, from);
}

const copyFavourites = statement<[from: string, to: string]>({
  name: 'favourite-record-new-owner',
  text: `insert into favourites (user_id, karigar_id, booking_id, liked_at)
    select $2, karigar_id, booking_id, liked_at from favourites where user_id = $1 on conflict do nothing`,
});

export async function eraseFavouritesOf(db: Database, userId: string): Promise<void> {
  await deleteFavourites.run(db, [userId]);
}

const deleteFavourites = statement<[userId: string]>({
  name: 'favourite-erase-person',
  text: 'delete from favourites where user_id = $1',
});
