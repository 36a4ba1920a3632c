import { POLICY_VERSION } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { openSession } from '#server/modules/identity/session-life.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { hashSecret } from '#server/platform/secrets/argon2id.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';
import { DEMO_PASSWORD, cast as demoCast } from '#server/seed/cast.ts';
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
  readonly language: 'en' | 'hi' | 'mr';
  readonly role: 'customer' | 'karigar' | 'ops' | 'admin';
  /** Null: an account that signs in by other means. */
  readonly password: string | null;
  readonly mobileProven: boolean;
  readonly emailProven: boolean;
  readonly disabled: boolean;
  /** Null: he has accepted nothing yet. */
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
  return account;
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

/** A session as a sign-in would have made it; answers the token that belongs into the cookie. */
export async function insertSession(
  db: Database,
  person: { readonly id: string },
  now: Instant = NOW,
  remember = false,
): Promise<string> {
  const token = newToken();
  const { lastSeenAt, expiresAt } = openSession(remember, now);
  await db.query(
    `insert into sessions (token_hash, user_id, remember, created_at, last_seen_at, expires_at)
      values ($1, $2, $3, $4, $4, $5)`,
    [tokenHash(token), person.id, remember, new Date(lastSeenAt), new Date(expiresAt)],
  );
  return token;
}

/** What a browser sends of it where the site is not https. */
export const sessionCookie = (token: string): string => `aangan_session=${token}`;

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose; the same password need not be hashed for every person of a test. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashSecret(password);
  hashes.set(password, known);
  return known;
}
