import type { RefusalOf } from '#contract/operation.ts';
import type { changeDuty as promise } from '#contract/ops/change-duty.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { decideDuty } from '#server/modules/staff/duty.ts';
import { recordDuty } from '#server/modules/staff/duty-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** A colleague is on duty until then, or no longer; said twice it is written down once. */
export const changeDuty = (
  pool: Pool,
  { userId, until }: { readonly userId: string; readonly until: Instant | null },
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const decided = decideDuty(until, now);
    if (!decided.ok) return decided;
    if (await recordDuty(db, { userId, until }, now))
      await recordEvent(db, userId, 'DutyChanged', now, `ops:${userId}`, { untilAt: until });
    return accept(undefined);
  });
