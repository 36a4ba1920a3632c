import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { tokenHash, viewHash } from '#server/platform/secrets/token.ts';
import { type App, MOST_SESSIONS, type Session } from './session-life.ts';

const insertSession = statement<[Buffer, string, boolean, Date, Date, string | null, App]>({
  name: 'identity-record-session',
  text: `insert into sessions
      (token_hash, user_id, remember, created_at, last_seen_at, expires_at, device, app)
    values ($1, $2, $3, $4, $4, $5, $6, $7)`,
});

const deleteOldestSessions = statement<[userId: string, most: number]>({
  name: 'identity-end-oldest-sessions',
  text: `delete from sessions where token_hash in (
    select token_hash from sessions where user_id = $1 and viewed_by is null
    order by last_seen_at desc, token_hash offset $2)`,
});

export type NewSession = {
  readonly userId: string;
  readonly token: string;
  readonly session: Session;
  /** The session the browser came with: it ends, so that nobody who planted it is signed in as well. */
  readonly replaces: string | undefined;
  readonly device?: string | null | undefined;
  readonly app: App;
};

export async function recordSession(db: Database, opened: NewSession): Promise<void> {
  const { remember, lastSeenAt, expiresAt } = opened.session;
  if (opened.replaces) await recordSessionEnd(db, opened.replaces);
  const hash = tokenHash(opened.token);
  const seenAt = new Date(lastSeenAt);
  const until = new Date(expiresAt);
  const device = opened.device ?? null;
  const { userId, app } = opened;
  await insertSession.run(db, [hash, userId, remember, seenAt, until, device, app]);
  await deleteOldestSessions.run(db, [opened.userId, MOST_SESSIONS]);
}

const slideSession = statement<[tokenHash: Buffer, seenAt: Date, expiresAt: Date]>({
  name: 'identity-slide-session',
  text: `update sessions set last_seen_at = $2, expires_at = $3
    where token_hash = $1 and last_seen_at < $2`,
});

/** A session that was ended meanwhile stays ended, and one that another request has slid stays as it is. */
export async function recordSlide(db: Database, token: string, session: Session): Promise<void> {
  const { lastSeenAt, expiresAt } = session;
  await slideSession.run(db, [tokenHash(token), new Date(lastSeenAt), new Date(expiresAt)]);
}

const live = statement<[Buffer[], Date], { hash: Buffer }>({
  name: 'identity-find-live-sessions',
  text: 'select token_hash as hash from sessions where token_hash = any($1) and expires_at > $2',
});

/** Filters the sessions that are not over. */
export async function findLiveSessions(
  db: Database,
  hashes: readonly Buffer[],
  now: Instant,
): Promise<Buffer[]> {
  return (await live.run(db, [[...hashes], new Date(now)])).map(({ hash }) => hash);
}

const deleteSession = statement<[Buffer]>({
  name: 'identity-end-session',
  text: 'delete from sessions where token_hash = $1',
});

export async function recordSessionEnd(db: Database, token: string): Promise<void> {
  await deleteSession.run(db, [tokenHash(token)]);
}

const deleteSessionsOf = statement<[string, Buffer]>({
  name: 'identity-end-sessions-of',
  text: 'delete from sessions where user_id = $1 and token_hash <> $2',
});

/** Every session of a person ends, but the one that is kept, if any; answers how many. */
export const recordSessionsEnd = (
  db: Database,
  userId: string,
  keep: Buffer = Buffer.alloc(0),
): Promise<number> => deleteSessionsOf.count(db, [userId, keep]);

const deleteOneOf = statement<[string, string]>({
  name: 'identity-end-one-session-of',
  text: `delete from sessions
    where user_id = $1 and substr(encode(token_hash, 'hex'), 1, 32) = $2`,
});

/** One session of a person ends, named as `listSessions` names it; one of somebody else stays. */
export const recordNamedSessionEnd = (db: Database, userId: string, id: string): Promise<number> =>
  deleteOneOf.count(db, [userId, id]);

const removeEndedSessions = statement<[now: Date]>({
  name: 'identity-erase-ended-sessions',
  text: 'delete from sessions where expires_at <= $1',
});

export const deleteEndedSessions = (db: Database, now: Instant): Promise<number> =>
  removeEndedSessions.count(db, [new Date(now)]);

const confirm = statement<[Buffer, Date]>({
  name: 'identity-record-confirmed',
  text: 'update sessions set confirmed_at = $2 where token_hash = $1',
});

/** The person there has just shown who they are. */
export const recordConfirmed = (db: Database, session: Buffer, now: Instant): Promise<unknown> =>
  confirm.run(db, [session, new Date(now)]);

const established = statement<[string, Date], { is: boolean }>({
  name: 'identity-is-established',
  text: 'select created_at < $2 as is from users where id = $1',
});

/** Whether the account was there a while ago: the first sign-in of a new one is nobody's surprise. */
export const isEstablished = async (
  db: Database,
  userId: string,
  before: Instant,
): Promise<boolean> => (await established.first(db, [userId, new Date(before)]))?.is ?? false;

const insertView = statement<[Buffer, string, Date, Date, string]>({
  name: 'identity-record-view',
  text: `insert into sessions (token_hash, user_id, remember, created_at, last_seen_at, expires_at, app, viewed_by)
    values ($1, $2, false, $3, $3, $4, 'customer', $5)`,
});

const deleteViewsBy = statement<[string]>({
  name: 'identity-end-views-by',
  text: 'delete from sessions where viewed_by = $1',
});

export type NewView = {
  readonly userId: string;
  readonly ticket: string;
  readonly by: string;
  /** Until then the ticket can be turned into the look itself. */
  readonly until: Instant;
};

/** Every look of one of us ends. */
export const recordViewsEnd = (db: Database, by: string): Promise<unknown> =>
  deleteViewsBy.run(db, [by]);

export const recordViewEnd = (db: Database, token: string): Promise<unknown> =>
  deleteSession.run(db, [viewHash(token)]);

/** Nobody looks at two customers at a time: a look that is still open ends. */
export async function recordView(
  db: Database,
  { userId, ticket, by, until }: NewView,
  now: Instant,
): Promise<void> {
  await recordViewsEnd(db, by);
  await insertView.run(db, [viewHash(ticket), userId, new Date(now), new Date(until), by]);
}

const turnTicket = statement<[Buffer, Buffer, Date, number], { expiresAt: Instant }>({
  name: 'identity-begin-view',
  text: `update sessions set token_hash = $2, confirmed_at = created_at,
      expires_at = created_at + make_interval(secs => $4)
    where token_hash = $1 and viewed_by is not null and confirmed_at is null and expires_at > $3
    returning expires_at as "expiresAt"`,
});

/** A ticket is good for one look; nothing when it was used or is over. */
export const recordViewBegun = (
  db: Database,
  {
    ticket,
    token,
    seconds,
  }: { readonly ticket: string; readonly token: string; readonly seconds: number },
  now: Instant,
): Promise<{ expiresAt: Instant } | undefined> =>
  turnTicket.first(db, [viewHash(ticket), viewHash(token), new Date(now), seconds]);
