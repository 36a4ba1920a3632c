import type { Instant } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { lockAccountPause } from './steps/lock-account-pause.ts';
import type { NotifyDeps } from './steps/notify-of-account.ts';
import { openAgain } from './steps/open-again.ts';

/** The clock ends a pause that nobody has decided in time, or whose days are over. */
export const endAccountPause = (
  deps: NotifyDeps & { readonly pool: Pool },
  id: string,
  now: Instant,
): Promise<void> =>
  transaction(deps.pool, async (db) => {
    const { pause, person } = (await lockAccountPause(db, id)) ?? {};
    if (!pause || pause.reopenedAt !== null || pause.endsAt === null || pause.endsAt > now) return;
    const why = 'The time of the pause is over.';
    if (person) await openAgain(db, deps, person, { by: null, why, now });
  });
