import type { Clock } from '#kernel/time.ts';
import { lockMembership } from '#server/modules/availability/membership-store.ts';
import type { WorkTomorrow } from '#server/modules/karigar/work-tomorrow.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hasHappened } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Karigars hear in the evening what the next day brings, each once for the day; two who look at once wait for each other. */
export async function tellOfTomorrow(
  { pool, now }: { readonly pool: Pool; readonly now: Clock },
  days: readonly WorkTomorrow[],
): Promise<void> {
  for (const { userId, ...day } of days) {
    await transaction(pool, async (db) => {
      const member = await lockMembership(db, userId);
      if (!member?.active) return;
      if (await hasHappened(db, userId, 'WorkTomorrow', { date: day.date })) return;
      await recordEvent(db, userId, 'WorkTomorrow', now(), 'clock', day);
    });
  }
}
