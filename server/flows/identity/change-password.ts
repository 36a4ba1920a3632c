import type { changePassword as promise } from '#contract/customer/change-password.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { deleteCalendarLinksOf } from '#server/modules/identity/calendar-link-store.ts';
import { voidCodesOf } from '#server/modules/identity/code-store.ts';
import type { Channels } from '#server/modules/identity/confirming.ts';
import { composePassword } from '#server/modules/identity/password.ts';
import { recordPassword } from '#server/modules/identity/password-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { hashSecret } from '#server/platform/secrets/argon2id.ts';
import { type Asking, confirmPerson } from '../steps/identity/confirm-person.ts';
import { judgeNewPassword } from '../steps/identity/judge-new-password.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';

export type PasswordChange = {
  readonly asking: Asking;
  readonly newPassword: string;
  /** The session that goes on. */
  readonly keep: Buffer;
};

/** The old one is shown, every other session and every calendar link ends, codes under way are void, and the owner is told by mail. */
export async function changePassword(
  deps: CodeDeps,
  { asking, newPassword, keep }: PasswordChange,
  channels: Channels,
  now: Instant,
): Promise<Outcome<number, RefusalOf<typeof promise>>> {
  const { person } = asking;
  const judged = judgeNewPassword(newPassword, person);
  if (!judged.ok) return judged;
  const confirmed = await confirmPerson(deps, asking, channels, now);
  if (!confirmed.ok) return confirmed;
  const passwordHash = await hashSecret(composePassword(newPassword));
  return transaction(deps.pool, async (db) => {
    const { id, email, language } = person;
    if (!(await recordPassword(db, { id, passwordHash }, now))) return refuse('sign-in-again');
    const ended = await recordSessionsEnd(db, id, keep);
    await voidCodesOf(db, id, now);
    await deleteCalendarLinksOf(db, id);
    await recordEvent(db, id, 'PasswordChanged', now, `customer:${id}`, { ended });
    if (!email) return accept(ended);
    const told = { channel: 'email', to: email, template: 'password-changed', userId: id } as const;
    const message = { ...told, params: {}, language, key: `password-changed ${newId(now)}` };
    await recordMessage(db, deps.keys, message, now);
    return accept(ended);
  });
}
