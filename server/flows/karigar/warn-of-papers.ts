import { dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import { lockLatestCheck } from '#server/modules/karigar/check-store.ts';
import { stateOfPaper } from '#server/modules/karigar/papers.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { hasHappened } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Paper = {
  readonly checkId: string;
  readonly userId: string;
  readonly karigarId: number;
  readonly kind: string;
  readonly validUntil: LocalDate;
};

/**
 * Warns of a checked document that runs out within a month, or has run out: the Karigar and operations hear of each once before
 * and once when it is over. The event itself remembers that they did, and two who look at once wait for each other.
 */
export async function warnOfPapers(
  pool: Pool,
  papers: readonly Paper[],
  now: Instant,
): Promise<void> {
  const today = dateInIndia(now);
  for (const { userId, ...paper } of papers) {
    const over = stateOfPaper(paper.validUntil, today) === 'over';
    await transaction(pool, async (db) => {
      const { checkId } = paper;
      // Since the list was read, it may have been checked anew.
      if ((await lockLatestCheck(db, userId, paper.kind)) !== checkId) return;
      if (await hasHappened(db, userId, 'KarigarPaperEnds', { checkId, over })) return;
      await recordEvent(db, userId, 'KarigarPaperEnds', now, 'clock', { ...paper, over });
    });
  }
}
