import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import { type AppCache, createAppCache } from '#server/cache/app-cache.ts';
import { type BookSlotInput, bookSlot, type Customer } from '#server/flows/booking/book-slot.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { recordPayment } from '#server/flows/payment/record-payment.ts';
import { type WritePlacing, writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { explainBooking } from '#server/modules/ledger/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { TOWN } from './small-town.ts';

/** The server as payment flows see it, with a clock that a test turns. */
export type PaymentDeps = {
  readonly pool: Pool;
  readonly facts: AppCache;
  readonly writePlacing: WritePlacing;
  now: () => Instant;
};

export function paymentDeps(pool: Pool, now: Instant): PaymentDeps & { pass(ms: number): void } {
  let at = now;
  return {
    pool,
    // The clock is the test's: what holds until a day would be over by the machine's clock once that day has come.
    facts: createAppCache(pool, undefined, () => at),
    writePlacing: writePlacings(pool),
    now: () => at,
    pass: (ms) => {
      at += ms;
    },
  };
}

/** A booking that waits for its money online, made by the real flow. */
export async function bookOnline(
  app: PaymentDeps,
  customer: Customer,
  change: Partial<BookSlotInput> = {},
): Promise<string> {
  const input = onlineBooking(change);
  const outcome = await bookSlot(app, customer, input);
  if (!outcome.ok) throw new Error(`Not booked: ${outcome.refusal.code}`);
  return input.id;
}

export const onlineBooking = (change: Partial<BookSlotInput> = {}): BookSlotInput => ({
  id: newId(),
  serviceId: 3,
  date: '2026-11-23',
  time: '10:00 AM',
  address: {
    street: 'A-1',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: TOWN.near,
    landmark: '',
  },
  paymentMethod: 'upi',
  shownPricePaise: 80_000,
  ...change,
});

/** Pays what is due, as the gateway would report it. Answers the attempt. */
export async function payFor(
  app: PaymentDeps,
  customer: Customer,
  bookingId: string,
  amountPaise = 80_000,
): Promise<string> {
  const command = { bookingId, userId: customer.id, provider: 'sandbox', amountPaise };
  const begun = await beginPayment(app, command);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { id: attemptId, orderReference } = begun.value.attempt;
  const instrument = 'upi' as const;
  const receipt = { orderReference, gatewayReference: newId(), amountPaise, instrument };
  await recordPayment(app, { attemptId, receipt });
  return attemptId;
}

/** Refunds of a booking's money, in the order in which they were decided. */
export async function refundsOf(pool: Pool, bookingId: string) {
  const { rows } = await pool.query<{
    attempt_id: string;
    amount: number;
    reason: string;
    state: string;
  }>(
    `select attempt_id, amount_paise::int as amount, reason, state from transfers
      where booking_id = $1 order by requested_at, id`,
    [bookingId],
  );
  return rows;
}

export type BookingState = {
  readonly status: string;
  readonly firm: boolean;
  readonly hold_until: Instant | null;
  readonly holds: number;
  readonly paid: number;
  readonly received: number;
  readonly events: readonly string[];
};

/** Everything about a booking that money can change, in one look. */
export async function lookAt(pool: Pool, bookingId: string): Promise<BookingState> {
  const { rows } = await pool.query<BookingState>(
    `select status, firm_at is not null as firm, hold_until,
      (select count(*)::int from holds where booking_id = b.id) as holds,
      (select coalesce(sum(amount_paise), 0)::int from instalments where booking_id = b.id and paid_at is not null) as paid,
      (select coalesce(sum(amount_paise), 0)::int from payments where booking_id = b.id and mode <> 'cash') as received,
      (select array_agg(type order by id) from events where subject = b.id) as events
    from bookings b where id = $1`,
    [bookingId],
  );
  if (!rows[0]) throw new Error('No such booking');
  return rows[0];
}

/** Balance of each account in one booking's money. */
export async function balancesOf(pool: Pool, bookingId: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { lines } of await explainBooking(pool, bookingId))
    for (const { account, amountPaise } of lines)
      sums[account] = (sums[account] ?? 0) + amountPaise;
  return sums;
}
