import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { ProvenCode, Purpose } from '#server/modules/identity/code.ts';
import { recordGuess } from '#server/modules/identity/code-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isCodeHash, type Keys } from '#server/platform/secrets/keys.ts';

export type TypedCode = {
  readonly challengeId: string;
  readonly code: string;
  /** The cookie of the browser that types it. */
  readonly browser: string | undefined;
};

/**
 * One guess: counted and committed first, compared afterwards, so that a hundred at once are five. The code is not used
 * up yet; the caller does that in the transaction of the action.
 */
export async function tryCode(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  { challengeId, code, browser }: TypedCode,
  purpose: Purpose,
  now: Instant,
): Promise<Outcome<ProvenCode, 'invalid-verification-code' | 'otp-session-expired'>> {
  if (!browser) return refuse('otp-session-expired');
  const guessed = await recordGuess(db, { id: challengeId, purpose, browser }, now);
  if (!guessed) return refuse('otp-session-expired');
  const { codeHash: expected, ...proven } = guessed;
  if (!isCodeHash(keys, challengeId, code, expected)) return refuse('invalid-verification-code');
  return accept(proven);
}
