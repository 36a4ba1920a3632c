import type { RefusalOf } from '#contract/operation.ts';
import type { exchangeIdToken as promise } from '#contract/public/exchange-id-token.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { CUSTOM_TOKEN_LIFE } from '#server/modules/identity/code.ts';
import { recordToken } from '#server/modules/identity/code-store.ts';
import type { ExternalIdentity } from '#server/modules/identity/linking.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { signInWithProvider } from './steps/sign-in-with-provider.ts';

/** The wrapper shows screens of its own; ours asks for what has to be accepted, and in which language. */
const UNASKED = { language: 'en', version: null } as const;

/** Ruling R5: for somebody whose ID token has been verified, a token to sign in with, once, within a minute. */
export async function issueCustomToken(
  db: Pool,
  foreign: ExternalIdentity,
  now: Instant,
): Promise<Outcome<string, RefusalOf<typeof promise>>> {
  return transaction(db, async (tx) => {
    const entered = await signInWithProvider(tx, foreign, UNASKED, now);
    if (!entered.ok) return entered;
    const token = newToken();
    const handed = { id: newId(now), userId: entered.value.id, token };
    await recordToken(tx, handed, now, now + CUSTOM_TOKEN_LIFE);
    return accept(token);
  });
}
