import { type Instant, MINUTE, SECOND } from '#kernel/time.ts';
import { listOpenAttempts } from '#server/modules/payment/attempt-store.ts';
import { askPayment } from './ask-payment.ts';
import type { PaymentDeps } from './gateway-of.ts';

/** However often a page asks, the gateway is asked no more often than this. */
const AT_MOST_EVERY = 3 * SECOND;

/**
 * A customer looks at a booking whose payment is being checked: they have probably just come back from the pay page, so the
 * gateway is asked now instead of at its next hour. They are not kept waiting; their next look shows the answer.
 */
export function hurryPayment(deps: PaymentDeps, bookingId: string): void {
  const now = deps.now();
  const last = hurriedAt.get(bookingId);
  if (last !== undefined && now - last < AT_MOST_EVERY) return;
  deleteOld(now);
  hurriedAt.delete(bookingId);
  hurriedAt.set(bookingId, now);
  askAll(deps, bookingId).catch((error: unknown) => deps.log.fault('hurry-failed', error));
}

/** A kindness of this process; another one may ask as well. The longest ago come first. */
const hurriedAt = new Map<string, Instant>();

function deleteOld(now: Instant): void {
  for (const [bookingId, at] of hurriedAt) {
    if (now - at < MINUTE) return;
    hurriedAt.delete(bookingId);
  }
}

async function askAll(deps: PaymentDeps, bookingId: string): Promise<void> {
  for (const attempt of await listOpenAttempts(deps.pool, bookingId)) {
    if (attempt.payUrl !== null) await askPayment(deps, { attemptId: attempt.id });
  }
}
