import { POLICY_VERSION } from '#contract/policy.ts';
import { STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import { newId } from '#kernel/ids.ts';
import type { Lang } from '#kernel/languages.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { openSession } from '#server/modules/identity/session-life.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { hashSecret } from '#server/platform/secrets/argon2id.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';
import { DEMO_PASSWORD, cast as demoCast } from '#server/seed/cast.ts';
import type { Client } from './client.ts';
import { NOW } from './world.ts';

/** The people of every test: those of the demonstration, and an administrator. */
export const cast = {
  ...demoCast,
  leela: {
    id: '01936f00-0000-7000-8000-000000000006',
    fullName: 'Leela Nair',
    email: 'leela@example.com',
    mobile: '+915000000006',
    language: 'en',
    role: 'admin',
  },
} as const;

export { DEMO_PASSWORD };

export type Account = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly language: Lang;
  readonly role: 'customer' | 'karigar' | 'ops' | 'admin';
  /** Null: an account that signs in by other means. */
  readonly password: string | null;
  readonly mobileProven: boolean;
  readonly emailProven: boolean;
  readonly disabled: boolean;
  /** Null: the person has accepted nothing yet. */
  readonly termsVersion: string | null;
  readonly createdAt: Instant;
};

/**
 * Asha as she is, or somebody with any difference from her, e.g. `insertPerson(db, { ...cast.ravi })`. The cast has proven
 * its contacts; a mobile or an address that a test names itself is a claim, unless it says otherwise.
 */
export async function insertPerson(
  db: Database,
  differences: Partial<Account> = {},
): Promise<Account> {
  const account: Account = {
    ...cast.asha,
    password: DEMO_PASSWORD,
    mobileProven: isOfCast('mobile', differences.mobile),
    emailProven: isOfCast('email', differences.email),
    disabled: false,
    termsVersion: POLICY_VERSION,
    createdAt: NOW - 30 * DAY,
    ...differences,
  };
  const at = new Date(account.createdAt);
  await db.query(
    `insert into users (id, full_name, email, mobile, mobile_proven_at, email_proven_at, password_hash, roles,
        language, disabled_at, created_at, terms_version, terms_accepted_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11)`,
    [
      account.id,
      account.fullName,
      account.email,
      account.mobile,
      account.mobile !== null && account.mobileProven ? at : null,
      account.email !== null && account.emailProven ? at : null,
      account.password === null ? null : await hashOnce(account.password),
      [account.role],
      account.language,
      account.disabled ? at : null,
      at,
      account.termsVersion,
    ],
  );
  if (account.role === 'ops' || account.role === 'admin') await insertStaff(db, account.id);
  return account;
}

/** One of us, who may do everything unless said otherwise. */
export async function insertStaff(
  db: Database,
  userId: string,
  roles: readonly StaffRole[] = STAFF_ROLES,
): Promise<void> {
  await db.query(
    `insert into staff (user_id, roles, joined_at) values ($1, $2, $3)
      on conflict (user_id) do update set roles = $2`,
    [userId, [...roles], new Date(NOW)],
  );
}

function isOfCast(contact: 'mobile' | 'email', own: string | null | undefined): boolean {
  return own === undefined || Object.values(cast).some((person) => person[contact] === own);
}

/** Somebody new, whom no other test knows, with a mobile and an address of their own, proven. */
export function insertStranger(db: Database, differences: Partial<Account> = {}): Promise<Account> {
  const id = newId();
  strangers += 1;
  const mobile = `+9197${String(strangers).padStart(8, '0')}`;
  const proven = {
    mobileProven: differences.mobile === undefined,
    emailProven: differences.email === undefined,
  };
  const contacts = { email: `${id}@example.com`, mobile };
  return insertPerson(db, { id, ...contacts, ...proven, ...differences });
}
let strangers = 0;

/** The token of the session that the same person has in the Karigar's app. */
export const inKarigarApp = (token: string): string =>
  tokenHash(`karigar ${token}`).toString('base64url');

/** A session as a sign-in would have made it, for a Karigar in both apps; answers the token of the customer's cookie. */
export async function insertSession(
  db: Database,
  person: { readonly id: string },
  now: Instant = NOW,
  remember = false,
): Promise<string> {
  const token = newToken();
  const { lastSeenAt, expiresAt } = openSession(remember, now);
  await db.query(
    `insert into sessions (token_hash, app, user_id, remember, created_at, last_seen_at, expires_at)
      values ($1, 'customer', $2, $3, $4, $4, $5)`,
    [tokenHash(token), person.id, remember, new Date(lastSeenAt), new Date(expiresAt)],
  );
  await insertKarigarSession(db, person, token, ['karigar']);
  await insertStaffSession(db, person, token, now);
  return token;
}

/** The same person signed in to the Karigar's app as well; a Karigar, or whoever else comes there. */
export async function insertKarigarSession(
  db: Database,
  { id }: { readonly id: string },
  token: string,
  roles: readonly string[] = ['customer', 'karigar', 'ops', 'admin'],
): Promise<void> {
  await db.query(
    `insert into sessions (token_hash, app, user_id, remember, created_at, last_seen_at, expires_at)
      select $1, 'karigar', u.id, s.remember, s.created_at, s.last_seen_at, s.expires_at
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = $2 and u.id = $3 and u.roles && $4::text[]
      on conflict do nothing`,
    [tokenHash(inKarigarApp(token)), tokenHash(token), id, roles],
  );
}

/** For whoever is of the staff, one of theirs under the same token, with a second factor just shown whatever a clock says. */
async function insertStaffSession(
  db: Database,
  { id }: { readonly id: string },
  token: string,
  now: Instant,
): Promise<void> {
  await db.query(
    `insert into staff_sessions (token_hash, user_id, created_at, expires_at, proven_at, stepped_up_at)
      select $1, user_id, $3, $3::timestamptz + interval '12 hours', $3, $3 from staff where user_id = $2`,
    [tokenHash(token), id, new Date(now + 366 * DAY)],
  );
}

/** A browser that was given these cookies. */
export function putSession(client: Pick<Client, 'cookies'>, token: string): void {
  client.cookies.set('aangan_session', { value: token, attributes: [] });
  client.cookies.set('aangan_karigar', { value: inKarigarApp(token), attributes: [] });
  client.cookies.set('aangan_ops', { value: token, attributes: [] });
}

/** Cookies that a browser sends where the site is not https. */
export const sessionCookie = (token: string): string =>
  `aangan_session=${token}; aangan_karigar=${inKarigarApp(token)}; aangan_ops=${token}`;

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose; the same password need not be hashed for every person of a test. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashSecret(password);
  hashes.set(password, known);
  return known;
}
