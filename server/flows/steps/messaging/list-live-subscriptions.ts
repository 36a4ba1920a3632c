import type { Instant } from '#kernel/time.ts';
import { findLiveSessions } from '#server/modules/identity/session-store.ts';
import {
  type App,
  findSubscription,
  type KeptSubscription,
  listSubscriptions,
} from '#server/modules/messaging/subscription-store.ts';
import { findLiveStaffSessions } from '#server/modules/staff/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * Every browser in which one of these people is signed in and wants push messages of this app. A session that is over stays in its
 * table until it is swept; its browser is told nothing any more.
 */
export async function listLiveSubscriptions(
  db: Database,
  userIds: readonly string[],
  app: App,
  now: Instant,
): Promise<KeptSubscription[]> {
  const all = userIds.length === 0 ? [] : await listSubscriptions(db, userIds, app);
  if (all.length === 0) return [];
  const hashes = all.map(({ sessionHash }) => sessionHash);
  const live = await liveIn(app)(db, hashes, now);
  return all.filter(({ sessionHash }) => live.some((hash) => hash.equals(sessionHash)));
}

/** Whether the person is still signed in in that browser, which may be another's since the message was written. */
export async function isStillWanted(
  db: Database,
  { endpoint, userId }: { readonly endpoint: string; readonly userId: string | null },
  now: Instant,
): Promise<boolean> {
  const kept = await findSubscription(db, endpoint);
  if (!kept || (userId !== null && kept.userId !== userId)) return false;
  return (await liveIn(kept.app)(db, [kept.sessionHash], now)).length > 0;
}

const liveIn = (app: App) => (app === 'ops' ? findLiveStaffSessions : findLiveSessions);
