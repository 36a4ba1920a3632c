import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import type { Language } from './person.ts';

/** Long enough to find one's password for the other company. */
const LIFE = 15 * MINUTE;

export type SocialAttempt = {
  readonly provider: string;
  readonly state: string;
  readonly browser: string;
  readonly sealed: Buffer;
  readonly remember: boolean;
  readonly language: Language;
  /** The version of the terms on the page that led away. */
  readonly version: string | null;
};

const insertAttempt = statement<
  [Buffer, string, Buffer, Buffer, boolean, Language, string | null, Date, Date]
>({
  name: 'identity-record-social-attempt',
  text: `insert into social_attempts
      (state_hash, provider, browser_hash, sealed, remember, language, accepted_version, created_at,
        expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
});

export async function recordSocialAttempt(
  db: Database,
  attempt: SocialAttempt,
  now: Instant,
): Promise<void> {
  const { provider, state, browser, sealed, remember, language, version } = attempt;
  await insertAttempt.run(db, [
    tokenHash(state),
    provider,
    tokenHash(browser),
    sealed,
    remember,
    language,
    version,
    new Date(now),
    new Date(now + LIFE),
  ]);
}

type Taken = Pick<SocialAttempt, 'sealed' | 'remember' | 'language' | 'version'>;

const deleteAttempt = statement<[Buffer, string, Buffer, Date], Taken>({
  name: 'identity-take-social-attempt',
  text: `delete from social_attempts
    where state_hash = $1 and provider = $2 and browser_hash = $3 and expires_at > $4
    returning sealed, remember, language, accepted_version as version`,
});

/** Once, and only for the browser that began it. */
export const takeSocialAttempt = (
  db: Database,
  came: { readonly provider: string; readonly state: string; readonly browser: string },
  now: Instant,
): Promise<Taken | undefined> =>
  deleteAttempt.first(db, [
    tokenHash(came.state),
    came.provider,
    tokenHash(came.browser),
    new Date(now),
  ]);

const deleteOld = statement<[Date]>({
  name: 'identity-erase-social-attempts',
  text: 'delete from social_attempts where expires_at < $1',
});

export const deleteOldSocialAttempts = (db: Database, before: Instant): Promise<number> =>
  deleteOld.count(db, [new Date(before)]);
