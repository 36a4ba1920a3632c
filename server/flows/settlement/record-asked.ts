import type { Instant } from '#kernel/time.ts';
import { hasRung, quoteAskAgain } from '#server/modules/settlement/asking-again.ts';
import {
  type Restore,
  recordRestoreAsked,
  recordRestoreUnread,
} from '#server/modules/settlement/restore-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/**
 * The gateways were asked about everything since a restore. While a report cannot be read they are asked again after
 * growing pauses, and operations hear of it once.
 */
export const recordAsked = (
  pool: Pool,
  { id, tries }: Restore,
  readAll: boolean,
  now: Instant,
): Promise<void> =>
  transaction(pool, async (db) => {
    if (readAll) {
      const ended = await recordRestoreAsked(db, id, now);
      if (ended > 0 && hasRung(tries)) await recordEvent(db, id, 'ReportsRead', now, 'house', {});
      return;
    }
    const { at, rings } = quoteAskAgain(tries + 1, now);
    // Two processes may have asked at once; only one of them counts.
    const counted = await recordRestoreUnread(db, { id, tries }, at);
    if (counted > 0 && rings)
      await recordEvent(db, id, 'ReportsUnread', now, 'house', { tries: tries + 1 });
  });
