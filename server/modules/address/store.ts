import type { AddressLabel } from '#contract/customer/saved-address.ts';
import type { Address } from '#contract/fields/address.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockLongWord } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';

type NewAddress = {
  readonly id: string;
  readonly userId: string;
  readonly label: AddressLabel;
  readonly address: Address;
};

/** The number of places a person has saved, locked: nobody else counts or saves for them until the transaction ends. */
export async function lockCount(db: Database, userId: string): Promise<number> {
  await lockLongWord(db, 'addresses', userId);
  return (await countOf.first(db, [userId]))?.count ?? 0;
}

export const recordAddress = (
  db: Database,
  { id, userId, label, address }: NewAddress,
  at: Instant,
): Promise<number> =>
  insertAddress.count(db, [id, userId, label, JSON.stringify(address), new Date(at)]);

export const recordLabel = (
  db: Database,
  { id, userId, label }: Omit<NewAddress, 'address'>,
): Promise<number> => updateLabel.count(db, [id, userId, label]);

export const recordDeletion = (db: Database, id: string, userId: string): Promise<number> =>
  deleteOne.count(db, [id, userId]);

/** Everything of one account goes over to another one of the same person; what both have saved is kept once. */
export async function recordNewOwner(db: Database, from: string, to: string): Promise<void> {
  await changeOwner.run(db, [from, to]);
  await deleteDoubles.run(db, [from, to]);
}

const countOf = statement<[userId: string], { count: number }>({
  name: 'address-count',
  text: 'select count(*)::int as count from saved_addresses where user_id = $1',
});

const insertAddress = statement<[string, string, AddressLabel, string, Date]>({
  name: 'address-record',
  text: `insert into saved_addresses (id, user_id, label, address, saved_at) values ($1, $2, $3, $4, $5)
    on conflict (user_id, md5(address::text)) do nothing`,
});

const updateLabel = statement<[string, string, AddressLabel]>({
  name: 'address-record-label',
  text: 'update saved_addresses set label = $3 where id = $1 and user_id = $2',
});

const deleteOne = statement<[string, string]>({
  name: 'address-record-deletion',
  text: 'delete from saved_addresses where id = $1 and user_id = $2',
});

const changeOwner = statement<[from: string, to: string]>({
  name: 'address-record-new-owner',
  text: `update saved_addresses a set user_id = $2 where user_id = $1 and not exists (
    select 1 from saved_addresses b where b.user_id = $2 and md5(b.address::text) = md5(a.address::text))`,
});

const deleteDoubles = statement<[from: string, to: string]>({
  name: 'address-delete-doubles',
  text: `delete from saved_addresses a using saved_addresses b
    where a.user_id = $1 and b.user_id = $2 and md5(b.address::text) = md5(a.address::text)`,
});

const deleteAll = statement<[userId: string]>({
  name: 'address-erase-person',
  text: 'delete from saved_addresses where user_id = $1',
});

export async function eraseAddressesOf(db: Database, userId: string): Promise<void> {
  await deleteAll.run(db, [userId]);
}
