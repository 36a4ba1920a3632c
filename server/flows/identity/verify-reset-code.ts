import type { RefusalOf } from '#contract/operation.ts';
import type { verifyResetCode as promise } from '#contract/public/verify-reset-code.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordCodeExchanged } from '#server/modules/identity/code-store.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';
import { type TypedCode, tryCode } from '../steps/identity/try-code.ts';

/** A right code becomes the same token that a link carries, so that there is one way to a new password. */
export async function verifyResetCode(
  { pool, keys }: CodeDeps,
  typed: TypedCode,
  now: Instant,
): Promise<Outcome<{ readonly resetToken: string }, RefusalOf<typeof promise>>> {
  const proven = await tryCode({ db: pool, keys }, typed, 'reset', now);
  if (!proven.ok) return proven;
  const resetToken = newToken();
  const exchanged = await recordCodeExchanged(pool, proven.value.id, resetToken, now);
  return exchanged ? accept({ resetToken }) : refuse('otp-session-expired');
}
