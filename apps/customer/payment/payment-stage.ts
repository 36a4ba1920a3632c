import type { BookingView } from '#contract/customer/booking.ts';

/** The stages of an online payment, in the order in which a person asks. */
export type PaymentStage =
  | 'confirmed'
  | 'checking'
  | 'failed'
  | 'due'
  | 'expired'
  | 'refunding'
  | 'refunded';

/** Read from the booking alone: no address, no query string and no clock of the browser has a say (ruling R9). */
export function paymentStage({ status, confirmed, payment }: BookingView): PaymentStage {
  if (payment.state === 'refunding' || payment.state === 'refunded') return payment.state;
  // Money that is still being looked for may yet bring an expired booking back.
  if (payment.state === 'checking') return 'checking';
  if (status === 'expired') return 'expired';
  if (payment.state === 'failed') return 'failed';
  if (payment.state === 'due' && !confirmed) return 'due';
  return 'confirmed';
}

const FIRST_WAITS_MS = [1500, 2000, 3000, 5000, 8000, 13_000, 20_000];
const LONG_WAIT_MS = 30_000;

/** How long to wait before asking again after so many answers: often at first, for as long as the page is open. */
export const waitBeforeAsking = (answers: number): number =>
  FIRST_WAITS_MS[answers - 1] ?? LONG_WAIT_MS;
