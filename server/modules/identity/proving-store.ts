import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { PERSON } from './account-store.ts';
import type { Joinable } from './joining.ts';
import type { Language, Person } from './person.ts';

const provenByMobile = statement<[string], Person & { disabled: boolean }>({
  name: 'identity-proven-by-mobile',
  text: `select ${PERSON}, disabled_at is not null as disabled
    from users where mobile = $1 and mobile_proven_at is not null`,
});

/** The one account that has proven the number; a claim alone is none. */
export const findProven = (
  db: Database,
  mobile: string,
): Promise<(Person & { readonly disabled: boolean }) | undefined> =>
  provenByMobile.first(db, [mobile]);

const insertProven = statement<[string, string, Language, Date], Person>({
  name: 'identity-record-proven-person',
  text: `insert into users (id, mobile, mobile_proven_at, language, created_at)
    values ($1, $2, $4, $3, $4)
    on conflict (mobile) where mobile_proven_at is not null do nothing
    returning ${PERSON}`,
});

/** A new account that begins with nothing but its proven mobile; nothing when another has proven it meanwhile. */
export const recordProvenPerson = (
  db: Database,
  person: { readonly id: string; readonly mobile: string; readonly language: Language },
  now: Instant,
): Promise<Person | undefined> =>
  insertProven.first(db, [person.id, person.mobile, person.language, new Date(now)]);

const JOINABLE = `id, mobile, mobile_proven_at is not null as "mobileProven",
  email_proven_at is not null as "emailProven", email is not null as "hasEmail",
  password_hash is not null as "hasPassword", disabled_at is not null as disabled, roles,
  (select count(*)::int from identities i where i.user_id = users.id) as identities`;

const lockById = statement<[string[]], Joinable>({
  name: 'identity-lock-joinable',
  text: `select ${JOINABLE} from users where id = any($1::uuid[]) order by id for update`,
});

/** Both accounts of a joining, locked, in the order in which they were asked for. */
export async function lockJoinables(db: Database, ids: readonly string[]): Promise<Joinable[]> {
  const rows = await lockById.run(db, [[...ids]]);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

const joinablesById = statement<[string[]], Joinable>({
  name: 'identity-find-joinables',
  text: `select ${JOINABLE} from users where id = any($1::uuid[])`,
});

/** The same without a lock, for a question that nothing is written upon. */
export async function findJoinables(db: Database, ids: readonly string[]): Promise<Joinable[]> {
  const rows = await joinablesById.run(db, [[...ids]]);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

const claimantExists = statement<[string, string], { id: string }>({
  name: 'identity-claimant-of-mobile',
  text: `select id from users
    where mobile = $1 and id <> $2 and mobile_proven_at is null and disabled_at is null
      and (password_hash is not null or email is not null) limit 1`,
});

export const isClaimedByAnother = async (
  db: Database,
  mobile: string,
  id: string,
): Promise<boolean> => (await claimantExists.first(db, [mobile, id])) !== undefined;

const proveMobile = statement<[string, string, boolean, Date], Person>({
  name: 'identity-record-mobile-proven',
  text: `update users set mobile = $2, mobile_proven_at = $4, updated_at = $4,
      last_profile_update = case when $3 then $4 else last_profile_update end
    where id = $1 and disabled_at is null returning ${PERSON}`,
});

/** The unique index refuses a number that another account has proven: dissolve that one first, or refuse. */
export const recordMobileProven = (
  db: Database,
  proven: { readonly id: string; readonly mobile: string; readonly isEdit: boolean },
  now: Instant,
): Promise<Person | undefined> =>
  proveMobile.first(db, [proven.id, proven.mobile, proven.isEdit, new Date(now)]);

const proveEmail = statement<[string, string, boolean, Date], Person>({
  name: 'identity-record-email-proven',
  text: `update users set email = $2, email_proven_at = $4, updated_at = $4,
      last_profile_update = case when $3 then $4 else last_profile_update end
    where id = $1 and disabled_at is null
      and not exists (select 1 from users other where other.email = $2::citext and other.id <> $1)
    returning ${PERSON}`,
});

/** Nothing when another account has the address. */
export const recordEmailProven = (
  db: Database,
  proven: { readonly id: string; readonly email: string; readonly isEdit: boolean },
  now: Instant,
): Promise<Person | undefined> =>
  proveEmail.first(db, [proven.id, proven.email, proven.isEdit, new Date(now)]);

const givePicture = statement<[from: string, to: string]>({
  name: 'identity-give-picture',
  text: `update profile_images set user_id = $2 where user_id = $1
    and exists (select from users u where u.id = $2 and u.disabled_at is null)
    and not exists (select from profile_images own where own.user_id = $2)`,
});

const giveName = statement<[from: string, to: string]>({
  name: 'identity-give-name',
  text: `update users u set full_name = coalesce(u.full_name, f.full_name),
      profile_image_id = coalesce(u.profile_image_id, (select id from profile_images where user_id = $2))
    from users f where u.id = $2 and f.id = $1 and u.disabled_at is null
      and (u.full_name is null and f.full_name is not null or u.profile_image_id is null and f.profile_image_id is not null)`,
});

/** The name and the picture of one account of a person, for another one that has none. */
export async function recordNewBearer(db: Database, from: string, to: string): Promise<void> {
  await givePicture.run(db, [from, to]);
  await giveName.run(db, [from, to]);
}

const removePassword = statement<[string]>({
  name: 'identity-record-password-removed',
  text: 'update users set password_hash = null where id = $1',
});

export async function recordPasswordRemoved(db: Database, id: string): Promise<void> {
  await removePassword.run(db, [id]);
}
