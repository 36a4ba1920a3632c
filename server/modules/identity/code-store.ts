import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWord } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import {
  CODE_LIFE,
  MOST_GUESSES,
  type NewCode,
  type ProvenCode,
  type Purpose,
  RESEND_AFTER,
} from './code.ts';

/** A transaction that is about to make a mobile or an address somebody's own waits for any other that is doing so. */
export async function lockContact(db: Database, contact: string): Promise<void> {
  await lockWord(db, 'contact', `own ${contact}`);
}

const latestAt = statement<[string, Purpose], { at: Instant }>({
  name: 'identity-latest-code',
  text: `select created_at as at from codes where destination = $1 and purpose = $2
    order by created_at desc limit 1`,
});

/** How long until another code may go there; two who ask at once are asked one after the other. */
export async function lockResend(
  db: Database,
  destination: string,
  purpose: Purpose,
  now: Instant,
): Promise<number> {
  await lockWord(db, 'contact', `${purpose} ${destination}`);
  const latest = await latestAt.first(db, [destination, purpose]);
  return latest ? Math.max(0, latest.at + RESEND_AFTER - now) : 0;
}

const insertCode = statement<
  [string, Purpose, string, string | null, Buffer, Buffer | null, Buffer | null, Date, Date]
>({
  name: 'identity-record-code',
  text: `insert into codes
      (id, purpose, destination, user_id, browser_hash, code_hash, token_hash, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
});

const voidOlder = statement<[Buffer, Purpose, Date, string]>({
  name: 'identity-void-older-codes',
  text: `update codes set used_at = $3
    where browser_hash = $1 and purpose = $2 and used_at is null
      and (purpose <> 'contact' or destination = $4)`,
});

/**
 * The code before it in the same browser is void; that of another browser stands, or anybody could void it. One save of
 * a profile may need two codes, for a new address and a new mobile: those stand beside each other.
 */
export async function recordCode(
  db: Database,
  code: NewCode,
  secret: { readonly codeHash: Buffer } | { readonly token: string },
  now: Instant,
): Promise<void> {
  const browser = tokenHash(code.browser);
  await voidOlder.run(db, [browser, code.purpose, new Date(now), code.destination]);
  await insertCode.run(db, [
    code.id,
    code.purpose,
    code.destination,
    code.userId,
    browser,
    'codeHash' in secret ? secret.codeHash : null,
    'token' in secret ? tokenHash(secret.token) : null,
    new Date(now),
    new Date(now + CODE_LIFE),
  ]);
}

export type Guess = {
  readonly id: string;
  readonly purpose: Purpose;
  readonly browser: string;
};

const countGuess = statement<
  [string, Purpose, Buffer, Date, number],
  ProvenCode & { codeHash: Buffer }
>({
  name: 'identity-count-guess',
  text: `update codes set attempts = attempts + 1
    where id = $1 and purpose = $2 and browser_hash = $3 and code_hash is not null
      and confirmed_at is null and used_at is null and expires_at > $4 and attempts < $5
    returning id, destination, user_id as "userId", code_hash as "codeHash"`,
});

/** Counts before anything is compared, in one statement; nothing when there is no guess left to make. */
export const recordGuess = (
  db: Database,
  { id, purpose, browser }: Guess,
  now: Instant,
): Promise<(ProvenCode & { readonly codeHash: Buffer }) | undefined> =>
  countGuess.first(db, [id, purpose, tokenHash(browser), new Date(now), MOST_GUESSES]);

const useCode = statement<[string, Date]>({
  name: 'identity-use-code',
  text: `update codes set used_at = $2 where id = $1 and used_at is null and confirmed_at is null`,
});

/** Whether it was used just now: of the same code sent twice at once, one is. */
export const recordCodeUsed = async (db: Database, id: string, now: Instant): Promise<boolean> =>
  (await useCode.count(db, [id, new Date(now)])) === 1;

const exchange = statement<[string, Buffer, Date, Date]>({
  name: 'identity-exchange-code',
  text: `update codes set code_hash = null, token_hash = $2, confirmed_at = $3, expires_at = $4
    where id = $1 and used_at is null and confirmed_at is null`,
});

/** A right code becomes a token, once; the ten minutes begin anew. */
export const recordCodeExchanged = async (
  db: Database,
  id: string,
  token: string,
  now: Instant,
): Promise<boolean> =>
  (await exchange.count(db, [id, tokenHash(token), new Date(now), new Date(now + CODE_LIFE)])) ===
  1;

const insertToken = statement<[string, string, Buffer, Date, Date]>({
  name: 'identity-record-handover',
  text: `insert into codes (id, purpose, user_id, token_hash, created_at, expires_at)
    values ($1, 'custom-token', $2, $3, $4, $5)`,
});

/** A token handed over directly, bound to nothing but its own secrecy. */
export async function recordToken(
  db: Database,
  handed: { readonly id: string; readonly userId: string; readonly token: string },
  now: Instant,
  until: Instant,
): Promise<void> {
  const { id, userId, token } = handed;
  await insertToken.run(db, [id, userId, tokenHash(token), new Date(now), new Date(until)]);
}

const useToken = statement<[Buffer, Purpose, Date], { userId: string | null; destination: string }>(
  {
    name: 'identity-use-token',
    text: `update codes set used_at = $3
    where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
    returning user_id as "userId", coalesce(destination, '') as destination`,
  },
);

/** Finds the token's person, once; nothing when it is unknown, over, or was used before. */
export const recordTokenUsed = (
  db: Database,
  token: string,
  purpose: Purpose,
  now: Instant,
): Promise<{ readonly userId: string | null; readonly destination: string } | undefined> =>
  useToken.first(db, [tokenHash(token), purpose, new Date(now)]);

const voidAll = statement<[string, Date]>({
  name: 'identity-void-codes-of',
  text: `update codes set used_at = $2 where used_at is null and (user_id = $1 or purpose = 'sign-in'
    and destination = (select mobile from users where id = $1 and mobile_proven_at is not null))`,
});

/**
 * Codes and links still on their way to this person open nothing any more. A code to sign in with is nobody's until it is typed:
 * it is found by the mobile that they have proven.
 */
export async function voidCodesOf(db: Database, userId: string, now: Instant): Promise<void> {
  await voidAll.run(db, [userId, new Date(now)]);
}

const removeOldCodes = statement<[Date]>({
  name: 'identity-delete-old-codes',
  text: 'delete from codes where expires_at < $1',
});

export const deleteOldCodes = (db: Database, before: Instant): Promise<number> =>
  removeOldCodes.count(db, [new Date(before)]);
