import { newId } from '#kernel/ids.ts';
import { type Clock, HOUR } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { recordHeard } from '#server/modules/inbox/store.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { openItem } from '../steps/inbox/open-item.ts';

type GivenUpEvent = { readonly id: number; readonly subject: string; readonly type: string };

/**
 * Work that failed again and again is done no more: operations hear which, and of which event. Written without a job of its
 * own, because jobs may be what is broken. Answers whose screens have something new.
 */
export const reportGivenUp = (
  deps: { readonly pool: Pool; readonly now: Clock },
  job: string,
  events: readonly GivenUpEvent[],
): Promise<string[]> =>
  transaction(deps.pool, async (db) => {
    const now = deps.now();
    for (const { id, subject, type } of events) {
      if (!(await recordHeard(db, id, `job-failed ${job}`))) continue;
      const booking = await findBooking(db, subject);
      const about = `${job} ${id}`;
      const item = {
        ...({ kind: 'job-failed', about, thingId: about, harms: 'company' } as const),
        ...{ harmAt: now + HOUR, because: job, meanwhile: { does: 'nothing' } as const },
        ...(booking && { bookingId: booking.id }),
      };
      await openItem(db, { id: newId(now), item, why: type }, now);
    }
    return [INBOX_TOPIC];
  });
