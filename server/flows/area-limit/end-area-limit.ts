import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { endAreaLimit as promise } from '#contract/ops/end-area-limit.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { decideAgain } from '#server/modules/area-limit/area-limit.ts';
import { lockAreaLimit, recordAgainOn } from '#server/modules/area-limit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Ended = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Command = InputOf<typeof promise> & { readonly by: string };

/** The day from which it is as usual again; done twice, it is done once. Before it began it is taken back whole. */
export const endAreaLimit = (
  pool: Pool,
  { id, againOn, version, why, by }: Command,
  now: Instant,
): Promise<Ended> =>
  transaction(pool, async (db): Promise<Ended> => {
    const limit = await lockAreaLimit(db, id);
    if (!limit) return refuse('area-limit-unknown');
    // The same request once more.
    if (limit.againOn === againOn && limit.version === version + 1)
      return accept({ againOn, version: limit.version });
    const today = dateInIndia(now);
    if (limit.againOn !== null && limit.againOn <= today) return refuse('area-limit-over');
    if (limit.version !== version) return refuse('area-limit-changed', { version: limit.version });
    const decided = decideAgain(limit, againOn, today);
    if (!decided.ok) return decided;
    await recordAgainOn(db, id, againOn);
    const data = { againOn, before: limit.againOn, why };
    await recordEvent(db, id, 'AreaLimitEnded', now, `ops:${by}`, data);
    return accept({ againOn, version: version + 1 });
  });
