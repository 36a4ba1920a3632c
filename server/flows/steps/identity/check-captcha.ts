import type { CaptchaPurpose } from '#contract/fields/captcha.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordCaptchaSpent } from '#server/modules/identity/captcha-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { checkSolution } from '#server/platform/proof-of-work/proof-of-work.ts';
import { type Keys, readingKeys } from '#server/platform/secrets/keys.ts';

/** Solved, for this purpose, in time, and never used before. */
export async function checkCaptcha(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  solution: string,
  purpose: CaptchaPurpose,
  now: Instant,
): Promise<Outcome<void, 'captcha-check-failed'>> {
  const solved = await checkWithAnyKey(keys, solution, { purpose, now });
  if (!solved || !(await recordCaptchaSpent(db, solved))) return refuse('captcha-check-failed');
  return accept(undefined);
}

/** A task handed out before the secret was changed is still solved in good faith. */
async function checkWithAnyKey(
  keys: Keys,
  solution: string,
  asked: { readonly purpose: CaptchaPurpose; readonly now: Instant },
): ReturnType<typeof checkSolution> {
  for (const { captcha } of readingKeys(keys)) {
    const solved = await checkSolution(captcha, solution, asked);
    if (solved) return solved;
  }
  return undefined;
}
