import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { readBookingMoney as promise } from '#contract/ops/read-booking-money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { findMoneyOf } from './money-of-booking.ts';

type Money = OutputOf<typeof promise>;
type Verdict = Outcome<Money, RefusalOf<typeof promise>>;

/** The figures that operations have to see before they give anything back by hand, all as of one moment. */
export const readBookingMoney = (pool: Pool, bookingId: string, now: Instant): Promise<Verdict> =>
  snapshot(pool, (db) => readAtOnce(db, bookingId, now));

async function readAtOnce(db: Database, bookingId: string, now: Instant): Promise<Verdict> {
  const booking = await selectBooking.first(db, [bookingId]);
  const money = await findMoneyOf(db, bookingId, now);
  if (!booking || !money) return refuse('booking-not-found');
  const refunds = await selectRefunds.run(db, [bookingId]);
  const destinations = await selectDestinations.run(db, [booking.userId]);
  const { paidPaise, backPaise } = money;
  return accept({
    ...booking,
    ...{ paidPaise, backPaise },
    payments: await selectPayments.run(db, [bookingId]),
    refunds: refunds.map((one) => ({
      ...one,
      requestedAt: toIndiaIso(one.requestedAt),
      thenBackPaise: one.state === 'requested' ? backPaise + one.amountPaise : null,
    })),
    destinations: destinations.map((one) => ({
      ...one,
      upiId: shownTo('operations', 'customer.payee', one.upiId),
    })),
  });
}

const selectBooking = statement<[string], Pick<Money, 'status' | 'pricePaise' | 'userId'>>({
  name: 'view-money-of-booking',
  text: 'select status, price_paise as "pricePaise", user_id as "userId" from bookings where id = $1',
});

const selectPayments = statement<[string], Money['payments'][number]>({
  name: 'view-payments-of-booking',
  text: `select a.id as "attemptId", a.provider, a.gateway_reference as "gatewayReference", a.amount_paise as "amountPaise",
      a.amount_paise - refunded_of(a.id) as "leftPaise"
    from payment_attempts a where a.booking_id = $1 and a.state = 'succeeded' order by a.created_at, a.id`,
});

type Refund = Omit<Money['refunds'][number], 'requestedAt' | 'thenBackPaise'> & {
  requestedAt: Instant;
};

const selectRefunds = statement<[string], Refund>({
  name: 'view-refunds-of-booking-for-us',
  text: `select id, amount_paise as "amountPaise", state, by_hand as "byHand", requested_at as "requestedAt"
    from transfers where booking_id = $1 order by requested_at, id`,
});

const selectDestinations = statement<[string], Money['destinations'][number]>({
  name: 'view-confirmed-destinations',
  text: `select id, upi_id as "upiId", holder_name as "holderName" from payout_destinations
    where user_id = $1 and confirmed_at is not null and upi_id is not null order by confirmed_at desc`,
});
