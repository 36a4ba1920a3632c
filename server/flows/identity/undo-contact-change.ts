import type { RefusalOf } from '#contract/operation.ts';
import type { undoContactChange as promise } from '#contract/public/undo-contact-change.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { deleteCalendarLinksOf } from '#server/modules/identity/calendar-link-store.ts';
import { voidCodesOf } from '#server/modules/identity/code-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import { lockUndo, recordUndone } from '#server/modules/identity/undo-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { isUniqueViolation, transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { dropPasskeysSince } from '../steps/identity/drop-passkeys.ts';

/**
 * The reader of the old address has the account back; the person who changed it is out, and their password and
 * the calendar links, of which nobody is told when one is made, open nothing.
 */
export async function undoContactChange(
  pool: Pool,
  token: string,
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  try {
    return await transaction(pool, async (db) => {
      const undo = await lockUndo(db, token, now);
      if (!undo || !(await recordUndone(db, undo, now))) return refuse('otp-session-expired');
      const { userId } = undo;
      await recordSessionsEnd(db, userId);
      await dropPasskeysSince(db, userId, undo.createdAt, now);
      await deleteCalendarLinksOf(db, userId);
      await voidCodesOf(db, userId, now);
      await recordEvent(db, userId, 'ContactChangeUndone', now, `customer:${userId}`, {});
      return accept(undefined);
    });
  } catch (error) {
    // Somebody else has proven it as theirs since.
    if (!isUniqueViolation(error)) throw error;
    const { constraint } = error as { constraint?: string };
    return refuse(
      constraint === 'users_proven_mobile' ? 'mobile-already-in-use' : 'email-already-in-use',
    );
  }
}
