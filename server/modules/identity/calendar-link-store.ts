import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Language } from './person.ts';
import type { App } from './session-life.ts';

type Link = { readonly userId: string; readonly app: App };

const upsertLink = statement<[string, App, Buffer, Date]>({
  name: 'identity-record-calendar-link',
  text: `insert into calendar_links (user_id, app, token_hash, made_at) values ($1, $2, $3, $4)
    on conflict (user_id, app) do update set token_hash = $3, made_at = $4`,
});

/** A person has one link for each app: the one before it opens nothing from now on. */
export async function recordCalendarLink(
  db: Database,
  { userId, app, tokenHash }: Link & { readonly tokenHash: Buffer },
  now: Instant,
): Promise<void> {
  await upsertLink.run(db, [userId, app, tokenHash, new Date(now)]);
}

const deleteLink = statement<[string, App]>({
  name: 'identity-end-calendar-link',
  text: 'delete from calendar_links where user_id = $1 and app = $2',
});

export async function recordCalendarLinkEnd(db: Database, { userId, app }: Link): Promise<void> {
  await deleteLink.run(db, [userId, app]);
}

const deleteLinksOf = statement<[string]>({
  name: 'identity-erase-calendar-links',
  text: 'delete from calendar_links where user_id = $1',
});

/** The links of an account that is erased, or that somebody else may have been in. */
export async function deleteCalendarLinksOf(db: Database, userId: string): Promise<void> {
  await deleteLinksOf.run(db, [userId]);
}

const madeAt = statement<[string, App], { madeAt: Instant }>({
  name: 'identity-calendar-link',
  text: 'select made_at as "madeAt" from calendar_links where user_id = $1 and app = $2',
});

export const findCalendarLink = (
  db: Database,
  { userId, app }: Link,
): Promise<{ madeAt: Instant } | undefined> => madeAt.first(db, [userId, app]);

const byToken = statement<[Buffer], Link & { language: Language }>({
  name: 'identity-calendar-of-token',
  text: `select l.user_id as "userId", l.app, u.language
    from calendar_links l join users u on u.id = l.user_id
    where l.token_hash = $1 and u.disabled_at is null and (l.app = 'customer' or 'karigar' = any (u.roles))`,
});

/** Nothing once the account is closed, or its person works with us no longer. */
export const findCalendarOf = (
  db: Database,
  tokenHash: Buffer,
): Promise<(Link & { readonly language: Language }) | undefined> => byToken.first(db, [tokenHash]);
