import { type Clock, DAY, HOUR } from '#kernel/time.ts';
import { findAttemptByOrder } from '#server/modules/payment/attempt-store.ts';
import { recordWebhookOnce } from '#server/modules/payment/store.ts';
import { findTransfer } from '#server/modules/transfer/store.ts';
import { transferIdOf } from '#server/modules/transfer/transfer.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

export type GatewayWebhook = {
  readonly provider: string;
  readonly webhookId: string;
  readonly about: 'order' | 'refund';
  readonly reference: string;
};

/**
 * A genuine webhook has come. It is only a hint: it is taken once, and what it is about is then asked of the gateway.
 * One about an order or refund that is not ours is taken and left alone.
 */
export async function recordWebhook(
  world: { readonly pool: Pool; readonly now: Clock },
  webhook: GatewayWebhook,
): Promise<'taken' | 'known' | 'replayed' | 'not-ours'> {
  return transaction(world.pool, async (db) => {
    const now = world.now();
    const takenAt = await recordWebhookOnce(db, webhook, now);
    if (takenAt !== undefined) return now - takenAt > SENT_AGAIN_FOR ? 'replayed' : 'known';
    const target = await findTarget(db, webhook);
    if (!target) return 'not-ours';
    const { bookingId, ...data } = target;
    await recordEvent(db, bookingId, 'GatewayReported', now, `gateway:${webhook.provider}`, data);
    return 'taken';
  });
}

/** Gateways send a webhook again for a day until they are answered; after that it is somebody else who sends it. */
const SENT_AGAIN_FOR = DAY + HOUR;

/** The tries of a refund are numbered in its reference, behind our id. */
async function findTarget(db: Database, { provider, about, reference }: GatewayWebhook) {
  if (about === 'order') {
    const attempt = await findAttemptByOrder(db, provider, reference);
    return attempt && { bookingId: attempt.bookingId, attemptId: attempt.id };
  }
  const refundId = transferIdOf(reference);
  const refund = UUID.test(refundId) ? await findTransfer(db, refundId) : undefined;
  return refund?.purpose === 'refund' && { bookingId: refund.bookingId, refundId: refund.id };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
