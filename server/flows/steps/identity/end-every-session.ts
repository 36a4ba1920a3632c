import type { Instant } from '#kernel/time.ts';
import { deleteCalendarLinksOf } from '#server/modules/identity/calendar-link-store.ts';
import { voidCodesOf } from '#server/modules/identity/code-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import { recordStaffSessionsEnd } from '#server/modules/staff/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { dropPasskeys } from './drop-passkeys.ts';

/**
 * Signed out everywhere at once, in the console too; codes that were under way, passkeys and calendar links open nothing any
 * more. Answers how many sessions ended.
 */
export async function endEverySession(
  db: Database,
  userId: string,
  { by, why }: { readonly by: string; readonly why: string },
  now: Instant,
): Promise<number> {
  const ended = (await recordSessionsEnd(db, userId)) + (await recordStaffSessionsEnd(db, userId));
  await voidCodesOf(db, userId, now);
  await deleteCalendarLinksOf(db, userId);
  await dropPasskeys(db, userId, by, now);
  await recordEvent(db, userId, 'SessionsEnded', now, by, { ended, why });
  return ended;
}
