import { POLICY_VERSION } from '#contract/policy.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWord } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import { PERSON } from './account-store.ts';
import type { ExternalIdentity } from './linking.ts';
import type { Language, Person } from './person.ts';

type Owner = Person & { readonly disabled: boolean };

const OWNER = `${PERSON}, disabled_at is not null as disabled`;

const byIdentity = statement<[string, string], Owner>({
  name: 'identity-owner-of-identity',
  text: `select ${OWNER} from users
    where id = (select user_id from identities where provider = $1 and subject = $2)`,
});

export const findOwner = (
  db: Database,
  { provider, subject }: ExternalIdentity,
): Promise<Owner | undefined> => byIdentity.first(db, [provider, subject]);

const byEmail = statement<[string], Owner>({
  name: 'identity-owner-of-email',
  text: `select ${OWNER} from users where email = $1::citext`,
});

export const findOwnerOfEmail = (db: Database, email: string): Promise<Owner | undefined> =>
  byEmail.first(db, [email]);

/** Two sign-ins of the same person elsewhere, at once, are answered one after the other. */
export async function lockExternalIdentity(
  db: Database,
  { provider, subject }: ExternalIdentity,
): Promise<void> {
  await lockWord(db, 'outside-identity', `${provider} ${subject}`);
}

const insertPerson = statement<[string, string | null, string | null, Language, Date], Person>({
  name: 'identity-record-foreign-person',
  text: `insert into users (id, full_name, email, email_proven_at, language, created_at)
    values ($1, $2, $3::citext, case when $3::citext is not null then $5::timestamptz end, $4,
      $5::timestamptz)
    on conflict (email) do nothing returning ${PERSON}`,
});

/** Makes an account for a person known elsewhere; nothing when their address was taken meanwhile. */
export const recordExternalPerson = (
  db: Database,
  person: {
    readonly id: string;
    readonly fullName: string | null;
    readonly email: string | null;
    readonly language: Language;
  },
  now: Instant,
): Promise<Person | undefined> =>
  insertPerson.first(db, [
    person.id,
    person.fullName,
    person.email,
    person.language,
    new Date(now),
  ]);

const insertIdentity = statement<[string, string, string, Date]>({
  name: 'identity-record-link',
  text: `insert into identities (provider, subject, user_id, linked_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
});

export async function recordLink(
  db: Database,
  { provider, subject }: ExternalIdentity,
  userId: string,
  now: Instant,
): Promise<void> {
  await insertIdentity.run(db, [provider, subject, userId, new Date(now)]);
}

const fillBlanks = statement<[string, string | null, string | null, Date], Person>({
  name: 'identity-fill-blanks',
  text: `update users u set full_name = coalesce(u.full_name, $2), updated_at = $4,
      email = coalesce(u.email, free.email),
      email_proven_at = case when u.email is null and free.email is not null then $4::timestamptz
        else u.email_proven_at end
    from (select case when exists (select 1 from users other where other.email = $3::citext)
      then null else $3::citext end as email) free
    where u.id = $1 and u.disabled_at is null
    returning u.id, u.full_name as "fullName", u.email, u.mobile, u.roles, u.language,
      u.email_proven_at is not null as "emailProven", u.mobile_proven_at is not null as "mobileProven",
      u.created_at as "joinedAt",
      u.last_profile_update as "lastProfileUpdate", u.profile_image_id as "profileImageId",
      u.terms_version is distinct from '${POLICY_VERSION}' as "termsDue"`,
});

/** A sign-in overwrites nothing: it fills in what is missing, a verified address included (ruling R20). */
export const recordExternalSignIn = (
  db: Database,
  id: string,
  { fullName, email }: { readonly fullName: string | null; readonly email: string | null },
  now: Instant,
): Promise<Person | undefined> => fillBlanks.first(db, [id, fullName, email, new Date(now)]);

const personById = statement<[string], Person & { disabled: boolean }>({
  name: 'identity-person-by-id',
  text: `select ${PERSON}, disabled_at is not null as disabled from users where id = $1`,
});

export const findPerson = (
  db: Database,
  id: string,
): Promise<(Person & { readonly disabled: boolean }) | undefined> => personById.first(db, [id]);
