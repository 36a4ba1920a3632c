import type { PaidWay } from '#contract/customer/refund.ts';
import type { PaymentMethod } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { sumPaid } from '#server/modules/booking/store.ts';
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
): Promise<(booking: Booking) => PaidSoFar> {
  const ids = [...bookings.keys()];
  const paid = await sumPaid(db, ids);
  const ways = await findPaidWays(db, ids);
  return ({ id, paymentMethod }) => ({
    paidPaise: paid.get(id) ?? 0,
    paymentMethod: ways.get(id) ?? paymentMethod,
  });
}
