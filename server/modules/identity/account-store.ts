import { POLICY_VERSION } from '#contract/policy.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Identifier } from './identifier.ts';
import type { Language, Person } from './person.ts';
import { MOST_CLAIMANTS } from './sign-in.ts';

/** The columns of a person, in the shape of `Person`. */
export const PERSON = `id, full_name as "fullName", email, mobile, roles, language,
  email_proven_at is not null as "emailProven", mobile_proven_at is not null as "mobileProven",
  created_at as "joinedAt",
  last_profile_update as "lastProfileUpdate", profile_image_id as "profileImageId",
  terms_version is distinct from '${POLICY_VERSION}' as "termsDue"`;

/** An account that an identifier may mean, with what it takes to find out. */
export type Account = Person & {
  readonly passwordHash: string | null;
  readonly disabled: boolean;
  readonly createdAt: Instant;
};

const ACCOUNT = `${PERSON}, password_hash as "passwordHash", disabled_at is not null as disabled,
  created_at as "createdAt"`;

const accountsByEmail = statement<[email: string], Account>({
  name: 'identity-accounts-by-email',
  text: `select ${ACCOUNT} from users where email = $1::citext`,
});

const accountsByMobile = statement<[mobile: string, most: number], Account>({
  name: 'identity-accounts-by-mobile',
  text: `select ${ACCOUNT} from users where mobile = $1 and password_hash is not null
    order by mobile_proven_at is null, created_at, id limit $2`,
});

/** The accounts an identifier may mean: by mobile the proven one first, then the oldest claims. */
export async function findAccounts(db: Database, { kind, value }: Identifier): Promise<Account[]> {
  if (kind === 'email') return accountsByEmail.run(db, [value]);
  if (kind === 'mobile') return accountsByMobile.run(db, [value, MOST_CLAIMANTS]);
  return [];
}

export type NewPerson = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
  readonly passwordHash: string;
  readonly language: Language;
};

const insertPerson = statement<[string, string, string, string, string, Language, Date], Person>({
  name: 'identity-record-person',
  text: `insert into users (id, full_name, email, mobile, password_hash, language, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (email) do nothing
    returning ${PERSON}`,
});

/** Nothing when the e-mail address belongs to an account already; the database decides between two at once. */
export const recordPerson = (
  db: Database,
  person: NewPerson,
  now: Instant,
): Promise<Person | undefined> =>
  insertPerson.first(db, [
    person.id,
    person.fullName,
    person.email,
    person.mobile,
    person.passwordHash,
    person.language,
    new Date(now),
  ]);

const updateAtSignIn = statement<[string, string, string, Date], Person>({
  name: 'identity-record-sign-in',
  text: `update users set password_hash = $3, updated_at = $4
    where id = $1 and password_hash = $2 and disabled_at is null
    returning ${PERSON}`,
});

/**
 * Writes down a sign-in, and a better hash of the same password where there is one; touches nothing the person edited.
 * Nothing when the account was disabled or its password changed while we compared.
 */
export const recordSignIn = (
  db: Database,
  account: { readonly id: string; readonly passwordHash: string; readonly newHash: string },
  now: Instant,
): Promise<Person | undefined> =>
  updateAtSignIn.first(db, [account.id, account.passwordHash, account.newHash, new Date(now)]);

const closeDemo = statement<[Date]>({
  name: 'identity-close-demo-accounts',
  text: `update users set disabled_at = $1 where mobile like '+915%' and disabled_at is null`,
});

/**
 * People of the demonstration have a number that no Indian mobile has, and a password that everybody knows: where real
 * people are, nobody enters their accounts, by whatever way. Answers how many were open.
 */
export const closeDemoAccounts = (db: Database, now: Instant): Promise<number> =>
  closeDemo.count(db, [new Date(now)]);
