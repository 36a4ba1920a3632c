import type { Clock, LocalDate } from '#kernel/time.ts';
import { type DayEarned, missingToFloor } from '#server/modules/allowance/allowance.ts';
import { recordFloorSettled } from '#server/modules/availability/commitment-store.ts';
import { lockMembership } from '#server/modules/availability/membership-store.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { dayFloorEntry } from '#server/modules/ledger/work-entries.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { keepIncomeTax } from '../steps/money/keep-income-tax.ts';

type Day = DayEarned & {
  readonly userId: string;
  readonly karigarId: number;
  readonly day: LocalDate;
};

/**
 * The rest is paid by us where a committed day has earned less than was promised, once: whoever settles it at the same time
 * waits, and finds it settled. Whatever becomes of its visits later takes nothing of it and adds nothing.
 */
export async function payDayFloors(
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  days: readonly Day[],
): Promise<void> {
  for (const { userId, ...one } of days) {
    await transaction(pool, async (db) => {
      await lockMembership(db, userId);
      const now = clock();
      if (!(await recordFloorSettled(db, one, now))) return;
      const amountPaise = missingToFloor(one);
      if (amountPaise === 0) return;
      const { karigarId, day: on, floorPaise, earnedPaise } = one;
      const told = { karigarId, on, floorPaise, earnedPaise, amountPaise };
      const eventId = await recordEvent(db, userId, 'DayFloorPaid', now, 'clock', told);
      await postEntry(db, dayFloorEntry({ karigarId, on, amountPaise }), {
        ...{ eventId, bookingId: null, at: now },
      });
      const credited = [{ karigarId, amountPaise, grossPaise: amountPaise }];
      await keepIncomeTax({ db, now, booking: null, eventId }, credited);
    });
  }
}
