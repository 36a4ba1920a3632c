import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { composePassword } from '#server/modules/identity/password.ts';
import { isTooWeak } from '#server/modules/identity/weak-password.ts';
import { isLeaked } from '#server/platform/secrets/leaked-passwords.ts';

/** Whether a password may be somebody's from now on, whoever they are: customer, Karigar or one of operations. */
export function judgeNewPassword(
  password: string,
  known: Parameters<typeof isTooWeak>[1],
): Outcome<void, 'weak-password' | 'leaked-password'> {
  if (isTooWeak(password, known)) return refuse('weak-password');
  return isLeaked(composePassword(password)) ? refuse('leaked-password') : accept(undefined);
}
