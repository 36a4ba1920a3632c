import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { markDay as promise } from '#contract/ops/mark-day.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordMark } from '#server/modules/almanac/mark-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Corrections of the almanac by operations; null leaves the day to it again. */
export const markDay = (
  pool: Pool,
  { by, ...said }: InputOf<typeof promise> & { readonly by: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, never>> =>
  transaction(pool, async (db) => {
    if (await recordMark(db, said))
      await recordEvent(db, newId(now), 'DayMarked', now, `ops:${by}`, said);
    return accept({ shown: said.shown });
  });
