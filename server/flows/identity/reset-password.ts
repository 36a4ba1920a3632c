import type { RefusalOf } from '#contract/operation.ts';
import type { resetPassword as promise } from '#contract/public/reset-password.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { deleteCalendarLinksOf } from '#server/modules/identity/calendar-link-store.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { recordTokenUsed, voidCodesOf } from '#server/modules/identity/code-store.ts';
import { composePassword } from '#server/modules/identity/password.ts';
import { findKnownOf, recordReset } from '#server/modules/identity/reset-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { recordStaffSessionsEnd } from '#server/modules/staff/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hashSecret } from '#server/platform/secrets/argon2id.ts';
import { dropPasskeys } from '../steps/identity/drop-passkeys.ts';
import { judgeNewPassword } from '../steps/identity/judge-new-password.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';

/** The token is good once. Every session, passkey and calendar link ends, codes under way are void, and the owner is told by mail. */
export async function resetPassword(
  { pool, keys }: CodeDeps,
  { token, password }: { readonly token: string; readonly password: string },
  { now }: Pick<Caller, 'now'>,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  // Looked at first, so that made-up tokens cost no hashing; used only in the transaction.
  const known = await findKnownOf(pool, token, now);
  if (!known) return refuse('otp-session-expired');
  const judged = judgeNewPassword(password, known);
  if (!judged.ok) return judged;
  const passwordHash = await hashSecret(composePassword(password));
  return transaction(pool, async (tx) => {
    const used = await recordTokenUsed(tx, token, 'reset', now);
    if (!used?.userId) return refuse('otp-session-expired');
    const { userId: id, destination } = used;
    const byEmail = !destination.startsWith('+');
    const account = await recordReset(tx, { id, passwordHash, byEmail, destination }, now);
    if (!account) return refuse('otp-session-expired');
    await recordSessionsEnd(tx, id);
    await recordStaffSessionsEnd(tx, id);
    await voidCodesOf(tx, id, now);
    await deleteCalendarLinksOf(tx, id);
    const passkeysGone = await dropPasskeys(tx, id, `customer:${id}`, now);
    if (account.email && account.emailProven) {
      const told = {
        channel: 'email',
        to: account.email,
        template: 'password-changed',
        userId: id,
      } as const;
      const key = `password-changed ${newId(now)}`;
      const message = { ...told, params: { passkeysGone }, language: account.language, key };
      await recordMessage(tx, keys, message, now);
    }
    return accept(undefined);
  });
}
