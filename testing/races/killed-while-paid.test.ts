import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { listBalances, sumOfLedger } from '#server/modules/ledger/store.ts';
import { type Product, startProduct } from '../product.ts';
import { controlGateway } from '../simulated-gateway.ts';
import { book, bookingOf, type Customer, gatherCrowd } from './crowd.ts';
import { listBroken } from './invariants.ts';

const PRICE = 50_000;
const BOOKINGS = 12;
const HOURS = ['09:00 AM', '11:00 AM', '01:00 PM', '03:00 PM'];

/** The real server, with the gateways of a public site, killed as by a power cut while money comes in. */
describe.each(['phonepe', 'razorpay'] as const)('killed while paid at %s', (provider) => {
  let product: Product;
  let crowd: Customer[];

  beforeAll(async () => {
    const environment = { PAYMENT_PROVIDER: provider, AANGAN_BOOKING_LIMITS: 'off' };
    product = await startProduct({ environment });
    crowd = await gatherCrowd(product.db, BOOKINGS);
  });
  afterAll(() => product?.close());

  const gatewayAnswers = () =>
    expect
      .poll(() =>
        fetch(`${product.gatewayUrl}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);

  const control = (wanted: object) => controlGateway(product, provider, wanted);

  /** Booked and on the way to the pay page; answers the order's name at the gateway. */
  async function begin(index: number): Promise<string> {
    const customer = crowd[index] as Customer;
    const wish = {
      serviceId: 1,
      date: addDays(dateInIndia(Date.now()), 2 + (index % 6)),
      time: HOURS[index % HOURS.length] as string,
      pincode: '400053',
      shownPricePaise: PRICE,
    };
    const body = { ...bookingOf(wish), paymentMethod: 'upi' };
    const booked = await book(product.url, customer, body);
    if (booked.status !== 200) throw new Error(JSON.stringify(booked));
    const begun = await fetch(`${product.url}/api/payment/initiate-${provider}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: product.url,
        cookie: customer.cookie,
      },
      body: JSON.stringify({
        bookingId: body.id,
        amount: PRICE,
        redirectUrl: `${product.url}/payment-success?booking=${body.id}`,
      }),
    });
    if (!begun.ok) throw new Error(await begun.text());
    const { rows } = await product.db.query<{ order_reference: string }>(
      'select order_reference from payment_attempts where booking_id = $1',
      [body.id],
    );
    return rows[0]?.order_reference ?? '';
  }

  test('nothing is lost and nothing counted twice: every webhook that found nobody comes again, and the clock asks', async () => {
    await gatewayAnswers();
    const orders: string[] = [];
    for (let index = 0; index < BOOKINGS; index += 1) orders.push(await begin(index));

    const noisy = { webhooks: { copies: 2, spreadMs: 3_000, forged: 1 } };
    await control({ faults: noisy });
    for (const [index, merchantOrderId] of orders.entries()) {
      await control({ pay: { merchantOrderId, outcome: 'completed' } });
      if (index % 4 !== 3) continue;
      // The simulated gateway goes with its server, and comes again with its book and its webhooks.
      await product.crash();
      await gatewayAnswers();
      // Nobody tells us anything of the last ones.
      await control({ faults: index < 7 ? noisy : { webhooks: { copies: 0 } } });
    }

    const firm = async () =>
      (
        await product.db.query<{ count: number }>(
          'select count(*)::int as count from bookings where firm_at is not null',
        )
      ).rows[0]?.count;
    await expect.poll(firm, { timeout: 100_000, interval: 500 }).toBe(BOOKINGS);
    expect(await sumOfLedger(product.db)).toBe(0);
    expect(await listBroken(product.db)).toEqual([]);
    expect(await listBalances(product.db)).toEqual([
      { account: 'customer_advances', balance: -PRICE * BOOKINGS },
      { account: `gateway_clearing:${provider}`, balance: PRICE * BOOKINGS },
    ]);
  });
});
