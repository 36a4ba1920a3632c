import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { endSessionsOf as promise } from '#contract/ops/end-sessions-of.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { deleteCalendarLinksOf } from '#server/modules/identity/calendar-link-store.ts';
import { lockClosable } from '#server/modules/identity/closure-store.ts';
import { voidCodesOf } from '#server/modules/identity/code-store.ts';
import { recordSessionsEnd } from '#server/modules/identity/session-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { dropPasskeys } from '../steps/identity/drop-passkeys.ts';

/** Signed out everywhere at once; codes that were under way, passkeys and calendar links open nothing any more. */
export const endSessionsOf = (
  pool: Pool,
  { userId, why, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<{ ended: number }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    if (!(await lockClosable(db, userId))) return refuse('person-not-found');
    const ended = await recordSessionsEnd(db, userId);
    await voidCodesOf(db, userId, now);
    await deleteCalendarLinksOf(db, userId);
    await dropPasskeys(db, userId, `ops:${by}`, now);
    await recordEvent(db, userId, 'SessionsEnded', now, `ops:${by}`, { ended, why });
    return accept({ ended });
  });
