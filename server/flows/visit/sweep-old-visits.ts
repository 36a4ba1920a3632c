import { DAY, type Instant } from '#kernel/time.ts';
import { deleteOldDecisions } from '#server/modules/dispatch/decision-store.ts';
import { deleteOldOffers } from '#server/modules/dispatch/offer-store.ts';
import { deleteOldActs } from '#server/modules/visit/act-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * The record of who was looked at, asked and chosen, and of what a telephone said: kept as long as somebody may
 * complain about it.
 */
const LIFE = 180 * DAY;

/** Deletes records of visits of long ago. Each goes by age, a portion at a time. */
export const sweepOldVisits = async (
  db: Database,
  now: Instant,
): Promise<Record<string, number>> => ({
  decisions: await deleteOldDecisions(db, now - LIFE),
  offers: await deleteOldOffers(db, now - LIFE),
  acts: await deleteOldActs(db, now - LIFE),
});
