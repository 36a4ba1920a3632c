import type { Address } from '#contract/fields/address.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import type { Instant } from '#kernel/time.ts';
import type { Language, Person, Role } from '#server/modules/identity/person.ts';
import type { App, Session } from '#server/modules/identity/session-life.ts';
import { anyOf } from '#server/platform/database/any-of.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { gather } from '#server/platform/database/gather.ts';
import { statement } from '#server/platform/database/statement.ts';
import { tokenHash, viewHash } from '#server/platform/secrets/token.ts';

export type PersonInSession = {
  readonly person: Person;
  readonly session: Session & {
    readonly tokenHash: Buffer;
    readonly app: App;
    readonly createdAt: Instant;
    /** When it was last shown who sits there: at the sign-in, or since. */
    readonly provenAt: Instant;
    /** The colleague who looks with it at what this person sees, and changes nothing. */
    readonly viewedBy: string | null;
    /** Something was ever granted to the person: only then is their credit worth a question. */
    readonly hadCredit: boolean;
    /** There is a Karigar whom the person wants asked first. */
    readonly hasFavourites: boolean;
  };
};

type Row = {
  tokenHash: Buffer;
  id: string;
  fullName: string | null;
  email: string | null;
  mobile: string | null;
  emailProven: boolean;
  mobileProven: boolean;
  joinedAt: Instant;
  roles: Role[];
  language: Language;
  lastProfileUpdate: Instant | null;
  profileImageId: string | null;
  termsDue: boolean;
  app: App;
  remember: boolean;
  createdAt: Instant;
  provenAt: Instant;
  lastSeenAt: Instant;
  expiresAt: Instant;
  viewedBy: string | null;
  hadCredit: boolean;
  hasFavourites: boolean;
};

// Whether the session has ended is looked at afterwards: asked here, the planner may go by the index of that column.
const byTokens = statement<[tokenHashes: readonly Buffer[]], Row>({
  name: 'session-people-by-token',
  text: `select s.token_hash as "tokenHash", u.id, u.full_name as "fullName", u.email, u.mobile, u.roles, u.language,
      u.email_proven_at is not null as "emailProven", u.mobile_proven_at is not null as "mobileProven",
      u.created_at as "joinedAt",
      u.last_profile_update as "lastProfileUpdate", u.profile_image_id as "profileImageId",
      u.terms_version is distinct from '${POLICY_VERSION}' as "termsDue",
      s.app, s.remember, s.created_at as "createdAt", greatest(s.created_at, s.confirmed_at) as "provenAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
      s.viewed_by as "viewedBy", exists (select from credits c where c.user_id = u.id) as "hadCredit",
      exists (select from favourites f where f.user_id = u.id) as "hasFavourites"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${anyOf('$1', 'bytea')} and u.disabled_at is null`,
});

const byToken = gather(async (db, tokenHashes: readonly Buffer[]) => {
  const rows = await byTokens.run(db, [tokenHashes]);
  return tokenHashes.map((hash) => rows.find((row) => row.tokenHash.equals(hash)));
});

/** Only the form that `newToken` makes costs a question to the database. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Finds the person of a request: one indexed read at every request, shared only with those that arrive in the same
 * instant and never remembered, so that a disabled person and an ended session are out at once.
 */
export async function findSession(
  db: Database,
  token: string,
  now: Instant,
): Promise<PersonInSession | undefined> {
  return TOKEN.test(token) ? findByHash(db, tokenHash(token), now) : undefined;
}

/** The same of a look of one of us at what a customer sees. */
export const findView = async (
  db: Database,
  token: string,
  now: Instant,
): Promise<PersonInSession | undefined> =>
  TOKEN.test(token) ? findByHash(db, viewHash(token), now) : undefined;

async function findByHash(
  db: Database,
  hash: Buffer,
  now: Instant,
): Promise<PersonInSession | undefined> {
  const row = await byToken(db, hash);
  if (!row || row.expiresAt <= now) return undefined;
  const {
    tokenHash: _,
    app,
    remember,
    createdAt,
    provenAt,
    lastSeenAt,
    expiresAt,
    viewedBy,
    hadCredit,
    hasFavourites,
    ...person
  } = row;
  return {
    person,
    session: {
      tokenHash: hash,
      app,
      remember,
      createdAt,
      provenAt,
      lastSeenAt,
      expiresAt,
      viewedBy,
      hadCredit,
      hasFavourites,
    },
  };
}

const lastAddressOf = statement<[userId: string], { address: Address | null }>({
  name: 'session-last-address',
  text: `select coalesce(
      (select address from bookings where user_id = $1 order by created_at desc limit 1),
      (select address from saved_addresses where user_id = $1 order by saved_at desc limit 1)
    ) as address`,
});

/** The place of the person's last booking, or else the one they saved last, for the next one to begin with (ruling R28). */
export const findLastAddress = async (db: Database, userId: string): Promise<Address | null> =>
  (await lastAddressOf.first(db, [userId]))?.address ?? null;
