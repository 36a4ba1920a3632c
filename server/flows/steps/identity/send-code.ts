import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { CODE_LIFE, type NewCode, RESEND_AFTER } from '#server/modules/identity/code.ts';
import { lockResend, recordCode } from '#server/modules/identity/code-store.ts';
import type { Language } from '#server/modules/identity/person.ts';
import { recordSuccess } from '#server/modules/identity/throttle-store.ts';
import type { Bucket } from '#server/modules/identity/throttling.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { codeHash, type Keys } from '#server/platform/secrets/keys.ts';
import { newCode } from '#server/platform/secrets/one-time-code.ts';
import { newToken } from '#server/platform/secrets/token.ts';

/** Everything that flows which send codes are given. */
export type CodeDeps = { readonly pool: Pool; readonly keys: Keys };

export type Sending = {
  readonly code: NewCode;
  readonly template: string;
  readonly language: Language;
  /** False when nobody has that address: then all the same is done, and nothing sent. */
  readonly really: boolean;
  /** The window in which the request was counted: one that must wait is not sent, and gives its attempt back. */
  readonly buckets: readonly Bucket[];
  /** Makes a link of a token, where a link is wanted in place of six digits. */
  readonly link?: ((token: string) => string) | undefined;
};

export type SentCode = {
  readonly challengeId: string;
  readonly resendAfterSeconds: number;
  readonly expiresAt: Instant;
};

/** Under which the message that carries a code is written. */
export const keyOfCode = (id: string): string => `code ${id}`;

/** A new code and the message that carries it, in one transaction; the message leaves after the commit. */
export async function sendCode(
  { pool, keys }: CodeDeps,
  { code, template, language, really, buckets, link }: Sending,
  now: Instant,
): Promise<Outcome<SentCode, 'too-many-requests'>> {
  const { id, purpose, destination } = code;
  const digits = newCode();
  const token = newToken();
  const secret = link ? { token } : { codeHash: codeHash(keys, id, digits) };
  const params: Record<string, string> = link ? { link: link(token) } : { code: digits };
  return transaction(pool, async (tx) => {
    const wait = await lockResend(tx, destination, purpose, now);
    if (wait > 0) {
      await recordSuccess({ pool: tx, keys }, buckets, []);
      return refuse('too-many-requests', { retryAfterSeconds: Math.ceil(wait / 1000) });
    }
    await recordCode(tx, code, secret, now);
    const channel = destination.startsWith('+') ? 'sms' : 'email';
    const to = really ? destination : null;
    const { userId } = code;
    const message = {
      channel,
      to,
      template,
      params,
      language,
      key: keyOfCode(id),
      userId,
    } as const;
    await recordMessage(tx, keys, message, now);
    return accept({
      challengeId: id,
      resendAfterSeconds: RESEND_AFTER / 1000,
      expiresAt: now + CODE_LIFE,
    });
  });
}
