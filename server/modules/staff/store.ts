import type { StaffRole } from '#contract/staff.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { CHALLENGE, STAFF_SESSION } from './staff-session.ts';

const insertSession = statement<[Buffer, string, Date, Date]>({
  name: 'staff-record-session',
  text: `insert into staff_sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)`,
});

export const recordStaffSession = (
  db: Database,
  { userId, token }: { readonly userId: string; readonly token: string },
  now: Instant,
): Promise<unknown> =>
  insertSession.run(db, [tokenHash(token), userId, new Date(now), new Date(now + STAFF_SESSION)]);

const liveSessions = statement<[Buffer[], Date], { hash: Buffer }>({
  name: 'staff-find-live-sessions',
  text: `select token_hash as hash from staff_sessions
    where token_hash = any($1) and expires_at > $2 and proven_at is not null`,
});

/** Filters the sessions of the console that are not over. */
export const findLiveStaffSessions = async (
  db: Database,
  hashes: readonly Buffer[],
  now: Instant,
): Promise<Buffer[]> =>
  (await liveSessions.run(db, [[...hashes], new Date(now)])).map(({ hash }) => hash);

const deleteSession = statement<[Buffer]>({
  name: 'staff-end-session',
  text: 'delete from staff_sessions where token_hash = $1',
});
export const recordStaffSessionEnd = (db: Database, token: string): Promise<unknown> =>
  deleteSession.run(db, [tokenHash(token)]);

const deleteEnded = statement<[Date]>({
  name: 'staff-erase-ended-sessions',
  text: 'delete from staff_sessions where expires_at <= $1',
});
export const deleteEndedStaffSessions = (db: Database, now: Instant): Promise<number> =>
  deleteEnded.count(db, [new Date(now)]);

const deleteSessionsOf = statement<[string]>({
  name: 'staff-end-sessions-of',
  text: 'delete from staff_sessions where user_id = $1',
});
export const recordStaffSessionsEnd = (db: Database, userId: string): Promise<number> =>
  deleteSessionsOf.count(db, [userId]);

const deleteOthers = statement<[string, Buffer]>({
  name: 'staff-end-other-sessions',
  text: 'delete from staff_sessions where user_id = $1 and token_hash <> $2',
});
/** All but the one in which it is asked for. */
export const recordOtherSessionsEnd = (
  db: Database,
  userId: string,
  kept: Buffer,
): Promise<unknown> => deleteOthers.run(db, [userId, kept]);

const prove = statement<[Buffer, Date]>({
  name: 'staff-record-proven',
  text: `update staff_sessions set proven_at = coalesce(proven_at, $2), stepped_up_at = $2, challenge = null
    where token_hash = $1`,
});
/** The second factor was shown in this session. */
export const recordProven = (db: Database, hash: Buffer, now: Instant): Promise<unknown> =>
  prove.run(db, [hash, new Date(now)]);

const challenge = statement<[Buffer, string, Date]>({
  name: 'staff-record-challenge',
  text: 'update staff_sessions set challenge = $2, challenge_at = $3 where token_hash = $1',
});
export const recordChallenge = (
  db: Database,
  hash: Buffer,
  said: string,
  now: Instant,
): Promise<unknown> => challenge.run(db, [hash, said, new Date(now)]);

const takeOne = statement<[Buffer, Date], { challenge: string }>({
  name: 'staff-take-challenge',
  text: `with had as (select token_hash, challenge from staff_sessions
      where token_hash = $1 and challenge is not null and challenge_at > $2 for update)
    update staff_sessions s set challenge = null from had where s.token_hash = had.token_hash returning had.challenge`,
});
/** A challenge is answered once. */
export const takeChallenge = async (
  db: Database,
  hash: Buffer,
  now: Instant,
): Promise<string | undefined> =>
  (await takeOne.first(db, [hash, new Date(now - CHALLENGE)]))?.challenge;

const begin = statement<[Buffer, Buffer]>({
  name: 'staff-record-begun-totp',
  text: 'update staff_sessions set begun_totp = $2 where token_hash = $1',
});
/** The secret of an authenticator, sealed, that counts once a code of it was typed back in this session. */
export const recordBegunTotp = (db: Database, hash: Buffer, sealed: Buffer): Promise<unknown> =>
  begin.run(db, [hash, sealed]);

const lockBegun = statement<[Buffer], { sealed: Buffer | null }>({
  name: 'staff-lock-begun-totp',
  text: 'select begun_totp as sealed from staff_sessions where token_hash = $1 for update',
});
export const lockBegunTotp = async (db: Database, hash: Buffer): Promise<Buffer | undefined> =>
  (await lockBegun.first(db, [hash]))?.sealed ?? undefined;

const endBegun = statement<[Buffer]>({
  name: 'staff-erase-begun-totp',
  text: 'update staff_sessions set begun_totp = null where token_hash = $1',
});
export const recordBegunTotpEnd = (db: Database, hash: Buffer): Promise<unknown> =>
  endBegun.run(db, [hash]);

export type Member = { readonly userId: string; readonly roles: StaffRole[] };

const lockMember = statement<[string], Member>({
  name: 'staff-lock-member',
  text: 'select user_id as "userId", roles from staff where user_id = $1 for update',
});
export const lockStaff = (db: Database, userId: string): Promise<Member | undefined> =>
  lockMember.first(db, [userId]);

const upsertMember = statement<[string, string[], string | null, Date]>({
  name: 'staff-record-member',
  text: `insert into staff (user_id, roles, invited_by, joined_at) values ($1, $2, $3, $4)
    on conflict (user_id) do update set roles = $2`,
});
export const recordStaff = (
  db: Database,
  one: Member & { readonly invitedBy: string | null },
  now: Instant,
): Promise<unknown> =>
  upsertMember.run(db, [one.userId, [...one.roles], one.invitedBy, new Date(now)]);

const deleteMember = statement<[string]>({
  name: 'staff-record-left',
  text: 'delete from staff where user_id = $1',
});
/** Sessions, passkeys and codes go as well. */
export const recordNoStaff = (db: Database, userId: string): Promise<unknown> =>
  deleteMember.run(db, [userId]);

const lockAdmins = statement<[], { userId: string }>({
  name: 'staff-lock-admins',
  text: `select user_id as "userId" from staff where 'admin' = any(roles) order by user_id for update`,
});
/** A transaction that changes who they are waits for any other. */
export const listStaffAdmins = async (db: Database): Promise<string[]> =>
  (await lockAdmins.run(db, [])).map(({ userId }) => userId);

const invite = statement<[string, string[], string | null, Date]>({
  name: 'staff-record-invitation',
  text: `insert into staff_invitations (email, roles, invited_by, invited_at) values ($1::citext, $2, $3, $4)
    on conflict (email) do update set roles = $2, invited_by = $3, invited_at = $4`,
});
export const recordInvitation = (
  db: Database,
  one: { email: string; roles: readonly StaffRole[]; invitedBy: string | null },
  now: Instant,
): Promise<unknown> => invite.run(db, [one.email, [...one.roles], one.invitedBy, new Date(now)]);

const takeUp = statement<[string], { roles: StaffRole[]; invitedBy: string | null }>({
  name: 'staff-take-invitation',
  text: `delete from staff_invitations where email = $1::citext returning roles, invited_by as "invitedBy"`,
});
export const takeInvitation = (
  db: Database,
  email: string,
): Promise<{ roles: StaffRole[]; invitedBy: string | null } | undefined> =>
  takeUp.first(db, [email]);
