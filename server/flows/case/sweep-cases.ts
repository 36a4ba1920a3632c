import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { listNearClock } from '#server/modules/case/lists-store.ts';
import { lockCase } from '#server/modules/case/store.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { followClock } from '../steps/case/follow-clock.ts';
import { openCaseOfItem } from '../steps/case/open-case-of-item.ts';

/** No clock rings sooner before its end than this. */
const RINGS_WITHIN = policy.cases.alarmBefore.resolveDays * DAY;

/**
 * The clocks of cases: operations hear before one runs out, and when it has; what was open before there were cases becomes one.
 * Answers whose screens have something new.
 */
export async function sweepCases(
  pool: Pool,
  now: Instant,
  withoutCase: readonly Parameters<typeof openCaseOfItem>[1][],
): Promise<string[]> {
  let told = withoutCase.length > 0;
  for (const item of withoutCase) {
    await transaction(pool, (db) => openCaseOfItem(db, item, now));
  }
  for (const number of await listNearClock(pool, now + RINGS_WITHIN)) {
    const heard = await transaction(pool, async (db) => {
      const one = await lockCase(db, number);
      return one ? followClock(db, one, now) : false;
    });
    told = heard || told;
  }
  return told ? [INBOX_TOPIC] : [];
}
