import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { recordAccountAppeal as promise } from '#contract/ops/record-account-appeal.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordClosureAppeal } from '#server/modules/identity/closure-store.ts';
import { decideHearing } from '#server/modules/identity/pausing-account.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { lockAccountPause } from './steps/lock-account-pause.ts';

/** Nobody signs in to a paused account: its owner writes or calls, and a colleague writes their words down. */
export const recordAccountAppeal = (
  pool: Pool,
  { closureId: id, text, by }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<{ recorded: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const locked = await lockAccountPause(db, id);
    if (!locked) return refuse('pause-not-found');
    const { pause } = locked;
    if (pause.appeal === text) return accept({ recorded: true });
    const allowed = decideHearing(pause, by);
    if (!allowed.ok) return allowed;
    await recordClosureAppeal(db, { id, text, by }, now);
    const said = { closureId: id };
    await recordEvent(db, pause.userId, 'AccountAppealed', now, `ops:${by}`, said);
    return accept({ recorded: true });
  });
