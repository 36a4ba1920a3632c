import type { Instant } from '#kernel/time.ts';
import { forgetEndedSessions } from '#server/modules/identity/session-store.ts';
import { forgetOldAttempts } from '#server/modules/identity/throttle-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Now and then: forgets sessions that have ended and attempts that no longer count. Safe to repeat, from any process. */
export async function sweepIdentity(
  db: Database,
  now: Instant,
): Promise<{ sessions: number; throttles: number }> {
  return {
    sessions: await forgetEndedSessions(db, now),
    throttles: await forgetOldAttempts(db, now),
  };
}
