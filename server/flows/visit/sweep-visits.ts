import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { clearOldDispatches } from '#server/modules/visit/days-store.ts';
import { deleteOldPositions } from '#server/modules/visit/position-store.ts';
import { deleteOldShares } from '#server/modules/visit/share-store.ts';
import { deleteOldTalk } from '#server/modules/visit/talk-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A Karigar whose telephone has been silent so long is not shown any more, and their place is nobody's business. */
const POSITION_LIFE = 15 * MINUTE;
/** The longest day of an event, what is set out before it and what is late after it. */
const WAY_LIFE = 14 * HOUR;
/** The time for which somebody may still ask what was said at a visit. */
const TALK_LIFE = 30 * DAY;
const SHARE_LIFE = 30 * DAY;
/** Positions go with the end of the way; this is for ways that have no end. */
export async function sweepVisits(db: Database, now: Instant): Promise<Record<string, number>> {
  return {
    ways: await clearOldDispatches(db, now - WAY_LIFE),
    positions: await deleteOldPositions(db, now - POSITION_LIFE),
    sentences: await deleteOldTalk(db, now - TALK_LIFE),
    shares: await deleteOldShares(db, now - SHARE_LIFE),
  };
}
