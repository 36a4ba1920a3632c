import type { BookingView } from '#contract/customer/booking.ts';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import type { QrCode } from '#contract/fields/qr-code.ts';
import { call } from './call.ts';

/** Why the payment page could not be opened: over, settled already, the gateway's refusal, or anything else. */
export type PayFailure =
  | 'booking-gone'
  | 'already-settled'
  | 'initiation-failed'
  | 'online-payment-off'
  | 'something-wrong';

/**
 * Begins (or resumes) the online payment that is due and leaves for the payment page. The server decides the amount;
 * ours is only compared. Answers only when it could not leave.
 */
export async function payOnline(
  booking: BookingView,
  amount = booking.payment.dueNowPaise,
): Promise<PayFailure | undefined> {
  const answer = await call(initiatePayment, orderOf(booking, amount));
  if (!answer.ok) return failureOf(answer.refusal.code);
  if (!answer.value.redirectUrl) return 'initiation-failed';
  location.assign(answer.value.redirectUrl);
  return undefined;
}

/** The same payment page as a code for the camera of another phone, or why there is none. */
export async function payElsewhere(booking: BookingView): Promise<QrCode | PayFailure> {
  const order = orderOf(booking, booking.payment.dueNowPaise);
  const answer = await call(initiatePayment, { ...order, withCode: true });
  if (!answer.ok) return failureOf(answer.refusal.code);
  // A server of the version before answers without it.
  return answer.value.qr ?? 'initiation-failed';
}

const orderOf = (booking: BookingView, amount: number) => ({
  provider: booking.payment.provider,
  amount,
  userId: booking.userId,
  bookingId: booking.id,
  redirectUrl: `${location.origin}/payment-success?booking=${booking.id}`,
});

function failureOf(code: string): PayFailure {
  if (code === 'booking-expired' || code === 'booking-not-found') return 'booking-gone';
  if (code === 'nothing-due' || code === 'amount-mismatch') return 'already-settled';
  if (code === 'payment-gateway-unavailable') return 'initiation-failed';
  if (code === 'provider-not-available' || code === 'redirect-not-allowed')
    return 'initiation-failed';
  return code === 'online-payment-off' ? code : 'something-wrong';
}
