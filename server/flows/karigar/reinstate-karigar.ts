import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { reinstateKarigar as promise } from '#contract/ops/reinstate-karigar.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockPause } from '#server/modules/karigar/pause-store.ts';
import type { Pause } from '#server/modules/karigar/pausing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { putOnRoster } from './steps/put-on-roster.ts';

/** A pause ends before its time, also one that was decided; nobody ends their own. */
export const reinstateKarigar = (
  pool: Pool,
  { id, why, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<Pause, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const pause = await lockPause(db, id);
    if (!pause) return refuse('pause-not-found');
    if (pause.overAt !== null) return refuse('pause-over');
    if (pause.userId === by) return refuse('own-account');
    return accept(await putOnRoster(db, pause, { why, actor: `ops:${by}`, now }));
  });
