import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';

const UNDO_LIFE = policy.contactUndoDays * DAY;

/** How an account is reached. */
export type Reached = {
  readonly email: string | null;
  readonly emailProvenAt: Instant | null;
  readonly mobile: string | null;
  readonly mobileProvenAt: Instant | null;
};

const selectReached = statement<[string], Reached>({
  name: 'identity-find-reached',
  text: `select email, email_proven_at as "emailProvenAt", mobile, mobile_proven_at as "mobileProvenAt"
    from users where id = $1`,
});

export const findReached = (db: Database, userId: string): Promise<Reached | undefined> =>
  selectReached.first(db, [userId]);

const insert = statement<
  [Buffer, string, string | null, Date | null, string | null, Date | null, Date, Date]
>({
  name: 'identity-record-undo',
  text: 'insert into contact_undos values ($1, $2, $3, $4, $5, $6, $7, $8)',
});

const dateOf = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

/** How the account was reached before its change, under a token that its owner is sent. */
export const recordUndo = (
  db: Database,
  {
    token,
    userId,
    before,
  }: { readonly token: string; readonly userId: string; readonly before: Reached },
  now: Instant,
): Promise<unknown> =>
  insert.run(db, [
    ...([tokenHash(token), userId, before.email, dateOf(before.emailProvenAt)] as const),
    ...([before.mobile, dateOf(before.mobileProvenAt)] as const),
    ...([new Date(now), new Date(now + UNDO_LIFE)] as const),
  ]);

/** Addresses that were proven theirs and were changed within the days in which a change can be undone. */
export type FormerContacts = {
  readonly emails: readonly string[];
  readonly mobiles: readonly string[];
};

const selectFormer = statement<
  [string, Date],
  { emails: string[] | null; mobiles: string[] | null }
>({
  name: 'identity-list-former-contacts',
  text: `select array_agg(distinct f.email::text) filter (where f.email_proven_at is not null and f.email is distinct from u.email) as emails,
      array_agg(distinct f.mobile) filter (where f.mobile_proven_at is not null and f.mobile is distinct from u.mobile) as mobiles
    from contact_undos f join users u on u.id = f.user_id
    where f.user_id = $1 and f.expires_at > $2 and u.disabled_at is null`,
});

/** The owner of an account may still read there, should somebody else have changed how it is reached. */
export async function listFormerContacts(
  db: Database,
  userId: string,
  now: Instant,
): Promise<FormerContacts> {
  const row = await selectFormer.first(db, [userId, new Date(now)]);
  return { emails: row?.emails ?? [], mobiles: row?.mobiles ?? [] };
}

export type Undo = Reached & { readonly userId: string; readonly createdAt: Instant };

const find = statement<[Buffer, Date], Undo>({
  name: 'identity-lock-undo',
  text: `select user_id as "userId", email, email_proven_at as "emailProvenAt", mobile,
      mobile_proven_at as "mobileProvenAt", created_at as "createdAt"
    from contact_undos where token_hash = $1 and expires_at > $2 for update`,
});

export const lockUndo = (db: Database, token: string, now: Instant): Promise<Undo | undefined> =>
  find.first(db, [tokenHash(token), new Date(now)]);

const restore = statement<
  [string, string | null, Date | null, string | null, Date | null, Date],
  { id: string }
>({
  name: 'identity-record-undone',
  text: `update users set email = $2, email_proven_at = $3, mobile = $4, mobile_proven_at = $5, password_hash = null,
      updated_at = $6 where id = $1 and disabled_at is null returning id`,
});
const dropLater = statement<[string, Date]>({
  name: 'identity-erase-later-undos',
  text: 'delete from contact_undos where user_id = $1 and created_at >= $2',
});
const dropLinks = statement<[string, Date]>({
  name: 'identity-erase-later-links',
  text: 'delete from identities where user_id = $1 and linked_at >= $2',
});

/**
 * As before the change: the password no longer opens, accounts of other companies linked since are gone, and so is every later
 * undo, which would lead back to whoever changed it.
 */
export async function recordUndone(db: Database, undo: Undo, now: Instant): Promise<boolean> {
  const { userId, email, mobile, createdAt } = undo;
  const found = await restore.first(db, [
    ...([userId, email, dateOf(undo.emailProvenAt)] as const),
    ...([mobile, dateOf(undo.mobileProvenAt), new Date(now)] as const),
  ]);
  if (!found) return false;
  await dropLater.run(db, [userId, new Date(createdAt)]);
  await dropLinks.run(db, [userId, new Date(createdAt)]);
  return true;
}

const eraseAll = statement<[string]>({
  name: 'identity-erase-undos',
  text: 'delete from contact_undos where user_id = $1',
});
export const deleteUndosOf = (db: Database, userId: string): Promise<unknown> =>
  eraseAll.run(db, [userId]);

const deleteOld = statement<[Date]>({
  name: 'identity-delete-old-undos',
  text: 'delete from contact_undos where expires_at < $1',
});
export const deleteOldUndos = (db: Database, now: Instant): Promise<number> =>
  deleteOld.count(db, [new Date(now)]);
