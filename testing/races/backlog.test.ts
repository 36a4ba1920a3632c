import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { dateInIndia } from '#kernel/time.ts';
import { throwDice } from '#server/seed/dice.ts';
import { inventBookingRequest } from '#server/seed/invent-booking.ts';
import { letExpire } from '../../tools/bench/busy-day/sow-past.ts';
import { cast, DEMO_PASSWORD } from '../cast.ts';
import { createClient } from '../client.ts';
import { type Product, startProduct } from '../product.ts';

const HOLDS = 6;

let product: Product;

beforeAll(async () => {
  // One connection for all requests: a job that took it would be noticed at once.
  const environment = { DATABASE_POOL_SIZE: '1', AANGAN_BOOKING_LIMITS: 'off' };
  product = await startProduct({ environment });
});
afterAll(() => product.close());

test('people are answered while jobs wait for locks, more of them than there are connections', async () => {
  const asha = createClient(product.url);
  const own = { identifier: cast.asha.email, password: DEMO_PASSWORD, remember: false };
  await asha.call(signIn, own);
  const dice = throwDice(11);
  for (let placed = 0; placed < HOLDS; ) {
    const booking = inventBookingRequest(dateInIndia(Date.now()), dice);
    const answer = await asha.call(placeBooking, { ...booking, paymentMethod: 'upi' });
    placed += answer.value ? 1 : 0;
  }

  const holding = await product.db.connect();
  try {
    await holding.query('begin');
    // Nobody's time can be freed meanwhile, and everything else goes on.
    await holding.query('lock table holds in share row exclusive mode');
    expect(await letExpire(product.db, HOLDS)).toBe(HOLDS);
    const waiting = () =>
      product.db.query<{ count: number }>(
        `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect
      .poll(async () => (await waiting()).rows[0]?.count ?? 0, { timeout: 60_000 })
      .toBeGreaterThan(1);
    const listed = await asha.call(listBookings, {});
    expect(listed.status).toBe(200);
    expect((await waiting()).rows[0]?.count).toBeGreaterThan(0);
  } finally {
    await holding.query('rollback');
    holding.release();
  }
});
