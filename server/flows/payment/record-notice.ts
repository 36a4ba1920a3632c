import type { Clock } from '#kernel/time.ts';
import { findAttemptByOrder } from '#server/modules/payment/attempt-store.ts';
import { findRefund } from '#server/modules/payment/refund-store.ts';
import { recordNotice as recordNoticeOnce } from '#server/modules/payment/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

export type Notice = {
  readonly provider: string;
  readonly noticeId: string;
  readonly about: 'order' | 'refund';
  readonly reference: string;
};

/**
 * A genuine webhook has come. It is only a hint: it is noticed once, and what it is about is then asked of the gateway.
 * An order or refund that is not ours is noticed and left alone.
 */
export async function recordNotice(
  world: { readonly pool: Pool; readonly now: Clock },
  notice: Notice,
): Promise<'noticed' | 'known' | 'not-ours'> {
  return transaction(world.pool, async (db) => {
    const now = world.now();
    if (!(await recordNoticeOnce(db, notice, now))) return 'known';
    const target = await findTarget(db, notice);
    if (!target) return 'not-ours';
    const { bookingId, ...data } = target;
    await recordEvent(db, bookingId, 'GatewayReported', now, `gateway:${notice.provider}`, data);
    return 'noticed';
  });
}

/** The tries of a refund are numbered in its reference, behind our id. */
async function findTarget(db: Database, { provider, about, reference }: Notice) {
  if (about === 'order') {
    const attempt = await findAttemptByOrder(db, provider, reference);
    return attempt && { bookingId: attempt.bookingId, attemptId: attempt.id };
  }
  const refundId = reference.replace(/-\d+$/, '');
  const refund = UUID.test(refundId) ? await findRefund(db, refundId) : undefined;
  return refund && { bookingId: refund.bookingId, refundId: refund.id };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
