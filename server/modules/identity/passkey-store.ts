import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { PERSON } from './account-store.ts';
import type { Person } from './person.ts';

/** The half of a passkey that we have. */
export type Passkey = {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
};

const PASSKEY = 'id, public_key as "publicKey", counter, transports';

const listOf = statement<[string], Passkey>({
  name: 'identity-list-passkeys',
  text: `select ${PASSKEY} from passkeys where user_id = $1 order by added_at, id`,
});

export const listPasskeys = (db: Database, userId: string): Promise<Passkey[]> =>
  listOf.run(db, [userId]);

const findOne = statement<[string], Passkey & { userId: string }>({
  name: 'identity-find-passkey',
  text: `select ${PASSKEY}, user_id as "userId" from passkeys where id = $1`,
});

export const findPasskey = (
  db: Database,
  id: string,
): Promise<(Passkey & { readonly userId: string }) | undefined> => findOne.first(db, [id]);

const lockOwner = statement<[string], { id: string }>({
  name: 'identity-lock-passkey-owner',
  text: 'select id from users where id = $1 and disabled_at is null for update',
});
const holdSession = statement<[Buffer, string], { held: number }>({
  name: 'identity-hold-session-of',
  text: 'select 1 as held from sessions where token_hash = $1 and user_id = $2 for share',
});
const insert = statement<[string, string, Buffer, number, string[], string | null, Date, number]>({
  name: 'identity-record-passkey',
  text: `insert into passkeys (id, user_id, public_key, counter, transports, device, added_at)
    select $1, $2, $3, $4, $5, $6, $7
      where (select count(*) from passkeys where user_id = $2) < $8
    on conflict (id) do nothing`,
});

export type NewPasskey = Passkey & { readonly userId: string; readonly device: string | null };

/**
 * Locks the owner, as everything does that ends sessions and takes passkeys away, and then looks whether the session is
 * still there: one that a reset has ended meanwhile adds no way in behind its back.
 */
export async function lockEnrolling(
  db: Database,
  { userId, session }: { readonly userId: string; readonly session: Buffer },
): Promise<boolean> {
  if (!(await lockOwner.first(db, [userId]))) return false;
  return (await holdSession.first(db, [session, userId])) !== undefined;
}

/** Whether there was room for one more; `lockEnrolling` keeps two at once from both taking the last place. */
export async function recordPasskey(
  db: Database,
  { id, userId, publicKey, counter, transports, device }: NewPasskey,
  most: number,
  now: Instant,
): Promise<boolean> {
  const at = new Date(now);
  const kinds = [...transports];
  return (await insert.count(db, [id, userId, publicKey, counter, kinds, device, at, most])) === 1;
}

const enter = statement<[string, number, Date], Person & { disabled: boolean }>({
  name: 'identity-record-passkey-used',
  text: `with used as (
      update passkeys set counter = greatest(counter, $2), used_at = $3 where id = $1 returning user_id)
    select ${PERSON.replace(/^id,/, 'users.id,')}, disabled_at is not null as disabled
      from users join used on used.user_id = users.id`,
});

/** The account that it signs in; nothing when it was taken away a moment ago. */
export const recordPasskeyUsed = (
  db: Database,
  { id, counter }: { readonly id: string; readonly counter: number },
  now: Instant,
): Promise<(Person & { readonly disabled: boolean }) | undefined> =>
  enter.first(db, [id, counter, new Date(now)]);

const remove = statement<[string, string]>({
  name: 'identity-erase-passkey',
  text: 'delete from passkeys where user_id = $1 and id = $2',
});

const removeAll = statement<[string, Date]>({
  name: 'identity-erase-passkeys-since',
  text: 'delete from passkeys where user_id = $1 and added_at >= $2',
});

/** All that were added since a moment, or all; how many there were. */
export const deletePasskeysOf = (
  db: Database,
  userId: string,
  since: Instant = 0,
): Promise<number> => removeAll.count(db, [userId, new Date(since)]);

/** Whether it was theirs. */
export const deletePasskey = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (await remove.count(db, [userId, id])) === 1;
