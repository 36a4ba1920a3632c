import type { subscribePush as promise } from '#contract/customer/subscribe-push.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { isPushService } from '#server/modules/messaging/push-host.ts';
import {
  type App,
  deleteOldestSubscriptions,
  recordSubscription,
  type Subscription,
} from '#server/modules/messaging/subscription-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

/** More browsers than anybody has. */
const MOST = 10;

/** This browser is told from now on, and nobody else who was signed in there before. */
export async function subscribePush(
  pool: Pool,
  subscriber: { readonly userId: string; readonly sessionHash: Buffer; readonly app: App },
  subscription: Subscription,
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  if (!isPushService(subscription.endpoint)) return refuse('push-service-unknown');
  await transaction(pool, async (db) => {
    await recordSubscription(db, subscriber, subscription, now);
    await deleteOldestSubscriptions(db, subscriber.userId, MOST);
  });
  return accept(undefined);
}
