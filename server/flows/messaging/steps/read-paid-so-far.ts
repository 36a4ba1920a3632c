import type { PaidWay } from '#contract/customer/refund.ts';
import type { PaymentMethod } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { listInstalmentsOf } from '#server/modules/booking/store.ts';
import { findPaidWays } from '#server/modules/payment/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

export type PaidSoFar = {
  readonly paidPaise: Paise;
  /** The way of paying chosen, until something is paid: on a gateway's page a customer may have changed their mind. */
  readonly paymentMethod: PaymentMethod | PaidWay;
};

/** The amount paid of each booking, and how. */
export async function readPaidSoFar(
  db: Database,
  bookings: ReadonlyMap<string, Booking>,
  now: Instant,
): Promise<(booking: Booking) => PaidSoFar> {
  const ids = [...bookings.keys()];
  const parts = await listInstalmentsOf(db, ids);
  const ways = await findPaidWays(db, ids);
  return (booking) => ({
    paidPaise: moneyOfParts(booking, parts.get(booking.id) ?? [], now).paidPaise,
    paymentMethod: ways.get(booking.id) ?? booking.paymentMethod,
  });
}
