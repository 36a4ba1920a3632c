import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import type { Language } from './person.ts';

export type Resettable = { readonly id: string; readonly language: Language };

const byEmail = statement<[string], Resettable>({
  name: 'identity-resettable-by-email',
  text: 'select id, language from users where email = $1::citext and disabled_at is null',
});

const byMobile = statement<[string], Resettable>({
  name: 'identity-resettable-by-mobile',
  text: `select id, language from users
    where mobile = $1 and mobile_proven_at is not null and disabled_at is null`,
});

/** A mobile finds only the account that has proven it: a claim gives nobody a way into anything. */
export const findResettable = (
  db: Database,
  contact: { readonly email: string } | { readonly mobile: string },
): Promise<Resettable | undefined> =>
  'email' in contact ? byEmail.first(db, [contact.email]) : byMobile.first(db, [contact.mobile]);

const setPassword = statement<
  [string, string, boolean, string, Date],
  { email: string | null; emailProven: boolean; language: Language }
>({
  name: 'identity-record-reset',
  text: `with before as (
      select id, $3 and email_proven_at is null as "firstProof" from users where id = $1 for update),
    strangers as (
      delete from identities using before where user_id = before.id and before."firstProof")
    update users set password_hash = $2, updated_at = $5,
      email_proven_at = case when $3 then coalesce(email_proven_at, $5) else email_proven_at end,
      mobile_proven_at = case when before."firstProof" then null else mobile_proven_at end
    from before
    where users.id = before.id and disabled_at is null
      and case when $3 then email = $4::citext else mobile = $4 and mobile_proven_at is not null end
    returning email, email_proven_at is not null as "emailProven", language`,
});

/**
 * The new password, set by somebody who has just proven the account's e-mail address or mobile. When the address was
 * never proven before, somebody else may have made the account in its owner's name: every other way in that was added
 * until now is taken away. Nothing when the address or number has changed since the code was sent.
 */
export const recordReset = (
  db: Database,
  reset: {
    readonly id: string;
    readonly passwordHash: string;
    readonly byEmail: boolean;
    readonly destination: string;
  },
  now: Instant,
): Promise<
  | { readonly email: string | null; readonly emailProven: boolean; readonly language: Language }
  | undefined
> =>
  setPassword.first(db, [
    reset.id,
    reset.passwordHash,
    reset.byEmail,
    reset.destination,
    new Date(now),
  ]);

const knownByToken = statement<[Buffer, Date], KnownOf>({
  name: 'identity-known-of-token',
  text: `select u.full_name as "fullName", u.email, u.mobile from codes c join users u on u.id = c.user_id
    where c.token_hash = $1 and c.purpose = 'reset' and c.used_at is null and c.expires_at > $2`,
});

type KnownOf = {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
};

/** Finds what everybody can know of the person whose password a token may change; nothing when it opens nothing. */
export const findKnownOf = (
  db: Database,
  token: string,
  now: Instant,
): Promise<KnownOf | undefined> => knownByToken.first(db, [tokenHash(token), new Date(now)]);
