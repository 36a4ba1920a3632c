import type { Instant } from '#kernel/time.ts';
import { lockPause } from '#server/modules/karigar/pause-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { putOnRoster } from './steps/put-on-roster.ts';

/** The clock ends a pause that nobody has decided in time, or whose days are over. */
export const endPause = (pool: Pool, id: string, now: Instant): Promise<void> =>
  transaction(pool, async (db) => {
    const pause = await lockPause(db, id);
    if (!pause || pause.overAt !== null || pause.endsAt === null || pause.endsAt > now) return;
    await putOnRoster(db, pause, { why: 'The time of the pause is over.', actor: 'clock', now });
  });
