import { canMove } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import { expireBooking } from '#server/flows/booking/expire-booking.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { listLateAttempts, listOpenAttempts } from '#server/modules/payment/attempt-store.ts';
import { askPayment } from './ask-payment.ts';
import type { PaymentDeps } from './gateway-of.ts';

/**
 * A hold may be over. Before the slot is given away the gateway is asked about every payment under way, and about those
 * that have failed, because some orders can be paid after a declined try: money that has come settles the booking, money
 * that may be on its way extends the hold once, else the booking expires.
 */
export async function endHold(
  deps: PaymentDeps,
  { bookingId }: { readonly bookingId: string },
): Promise<{ readonly againAt?: Instant }> {
  const booking = await findBooking(deps.pool, bookingId);
  if (!booking || booking.holdUntil === null || !canMove('expire', booking.status, 'clock'))
    return {};
  if (booking.holdUntil > deps.now()) return { againAt: booking.holdUntil };

  const pendingAtGateway = await askAll(deps, bookingId);
  const outcome = await expireBooking(deps, { bookingId, pendingAtGateway });
  const expiry = outcome.ok ? outcome.value : undefined;
  return expiry?.kind === 'wait' || expiry?.kind === 'extend' ? { againAt: expiry.until } : {};
}

/** Whether money may still come. An order whose pay page nobody ever got holds up nobody. */
async function askAll(deps: PaymentDeps, bookingId: string): Promise<boolean> {
  let pending = false;
  const open = await listOpenAttempts(deps.pool, bookingId);
  const late = await listLateAttempts(deps.pool, bookingId);
  for (const attempt of [...open, ...late]) {
    const asked = await askPayment(deps, { attemptId: attempt.id });
    pending ||= asked.open && attempt.payUrl !== null;
  }
  return pending;
}
