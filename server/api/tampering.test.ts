import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { registerGateways } from '#server/outside/gateway/gateway.ts';
import { digest } from '#server/outside/gateway/signature.ts';
import { type Account, insertSession, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type House, openHouse } from '#testing/open-house.ts';
import { bookOnline, lookAt, type PaymentHouse, paymentHouse } from '#testing/payments.ts';
import { openTestGateway, payPageOf, type TestGateway } from '#testing/sandbox.ts';
import { sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { NOW } from '#testing/world.ts';
import { openCheckoutDoors } from './checkout/open-checkout-doors.ts';
import { bookingAnswers } from './customer/bookings.ts';
import { answerInitiatePayment } from './customer/payment.ts';
import { openPaymentWebhook } from './webhooks/payment.ts';

/** Whoever changes what he sends is refused by name, nothing of it is written, and a line of the log says that he tried. */
let gateways: readonly TestGateway[];
let phonepe: TestGateway<'phonepe'>;
let razorpay: TestGateway<'razorpay'>;
let house: House;
let flows: PaymentHouse;
let asha: Account;
let client: Client;
const origins: string[] = [];

beforeAll(async () => {
  gateways = await Promise.all(
    PAYMENT_PROVIDERS.map((one) => openTestGateway(one, { siteOrigins: origins })),
  );
  const [, second, third] = gateways;
  phonepe = second as TestGateway<'phonepe'>;
  razorpay = third as TestGateway<'razorpay'>;
  const registered = registerGateways(gateways.map(({ gateway }) => gateway));
  house = await openHouse({
    answers: [answerInitiatePayment, ...bookingAnswers],
    server: {
      origins,
      gateways: registered,
      paymentProvider: 'razorpay',
    },
    open: (app, world) => {
      const { facts, writePlacing } = paymentHouse(world.pool, NOW);
      Object.assign(world, { facts, writePlacing });
      openPaymentWebhook(app, world);
      openCheckoutDoors(app, world);
    },
  });
  origins.push(house.base, 'http://localhost:4200');
  const { db } = house.world;
  await sowSmallTown(db);
  await sowKarigar(db, { skills: [1, 2, 3] });
  asha = await insertStranger(db);
  client = await signedIn(asha);
});
afterAll(async () => {
  await house.close();
  await Promise.all(gateways.map((gateway) => gateway.close()));
});
beforeEach(async () => {
  house.clock.now = NOW;
  house.log.length = 0;
  flows = { ...paymentHouse(house.world.db, NOW), now: () => house.clock.now };
  await house.world.db.query('delete from holds; delete from throttles');
});
afterEach(() => Promise.all(gateways.map((gateway) => gateway.control({ faults: {} }))));

async function signedIn(person: Account): Promise<Client> {
  const token = await insertSession(house.world.db, person, NOW);
  const browser = house.client();
  browser.cookies.set('aangan_session', { value: token, attributes: [] });
  return browser;
}

const initiate = (bookingId: string, change: Record<string, unknown> = {}, as = client) =>
  as.call(initiatePayment, {
    provider: 'razorpay' as const,
    amount: 80_000,
    bookingId,
    redirectUrl: `${house.base}/payment-success?booking=${bookingId}`,
    ...change,
  });

const alarm = (event: string, reason?: string) =>
  expect(house.log).toContainEqual(
    expect.objectContaining({ event, security: true, ...(reason ? { reason } : {}) }),
  );

const attemptsOf = async (bookingId: string) =>
  (
    await house.world.db.query<{ id: string; state: string }>(
      'select id, state from payment_attempts where booking_id = $1',
      [bookingId],
    )
  ).rows;

describe('BOOK-12 beginning a payment', () => {
  test.each([
    ['another amount', { amount: 100 }, 'amount-mismatch'],
    [
      'a way back to another host',
      { redirectUrl: 'https://evil.example/' },
      'redirect-not-allowed',
    ],
    ['a booking that is nobody’s', { bookingId: newId() }, 'booking-not-found'],
  ])('%s', async (_, change, code) => {
    const bookingId = await bookOnline(flows, asha);
    expect((await initiate(bookingId, change)).refusal?.code).toBe(code);
    expect(await attemptsOf(bookingId)).toEqual([]);
    alarm('payment-tampered', code);
  });

  test('another’s booking', async () => {
    const imran = await insertStranger(house.world.db);
    const bookingId = await bookOnline(flows, imran);
    expect((await initiate(bookingId)).refusal?.code).toBe('booking-not-found');
    expect(await attemptsOf(bookingId)).toEqual([]);
    alarm('payment-tampered', 'booking-not-found');
  });

  test('what he says of himself is not even read: the booking’s owner is who is signed in', async () => {
    const bookingId = await bookOnline(flows, asha);
    expect((await initiate(bookingId, { userId: 'somebody-else' })).status).toBe(200);
  });
});

test('BOOK-10 a price changed between view and confirm books nothing', async () => {
  const id = newId();
  const answered = await client.call(placeBooking, {
    id,
    serviceId: 3,
    shownPricePaise: 100,
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
  });
  expect(answered.refusal).toMatchObject({ code: 'price-changed', params: { pricePaise: 80_000 } });
  const { rows } = await house.world.db.query('select id from bookings where id = $1', [id]);
  expect(rows).toEqual([]);
  alarm('price-tampered', 'price-changed');
});

describe('webhooks', () => {
  const send = (provider: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${house.base}/api/webhooks/payment/${provider}`, { method: 'POST', body, headers });

  test('forged ones, of any gateway', async () => {
    for (const provider of PAYMENT_PROVIDERS) {
      const answered = await send(provider, '{"event":"checkout.order.completed","payload":{}}', {
        authorization: 'guess',
        'x-razorpay-signature': 'guess',
        'x-sandbox-signature': 'guess',
      });
      expect([answered.status, await answered.json()]).toEqual([401, { code: 'webhook-forged' }]);
    }
    alarm('webhook-forged');
  });

  test('PhonePe’s pass is the same for all: a lie under the right pass settles nothing', async () => {
    const bookingId = await bookOnline(flows, asha);
    await initiate(bookingId, { provider: 'phonepe' });
    const [attempt] = await attemptsOf(bookingId);
    const { webhookUser, webhookPassword } = phonepe.secrets;
    const lie = { merchantOrderId: attempt?.id, state: 'COMPLETED', amount: 80_000 };
    const answered = await send(
      'phonepe',
      JSON.stringify({ event: 'checkout.order.completed', payload: lie }),
      { authorization: digest(`${webhookUser}:${webhookPassword}`) },
    );
    expect(answered.status).toBe(200);
    expect(await lookAt(house.world.db, bookingId)).toMatchObject({ firm: false, paid: 0 });
  });

  test('one that was seen and is sent again is taken once; days later it is refused as a replay', async () => {
    const { webhookUser, webhookPassword } = phonepe.secrets;
    const authorization = digest(`${webhookUser}:${webhookPassword}`);
    const body = JSON.stringify({
      event: 'checkout.order.failed',
      payload: { merchantOrderId: newId() },
    });
    expect((await send('phonepe', body, { authorization })).status).toBe(200);
    expect((await send('phonepe', body, { authorization })).status).toBe(200);
    house.clock.now = NOW + 2 * DAY;
    const replayed = await send('phonepe', body, { authorization });
    expect([replayed.status, await replayed.json()]).toEqual([409, { code: 'webhook-replayed' }]);
    alarm('webhook-replayed');
  });
});

describe('on the way to a pay page by form, and back', () => {
  const visit = (address: string, init: RequestInit = {}) =>
    fetch(new URL(address, house.base), { redirect: 'manual', ...init });

  async function begun() {
    const bookingId = await bookOnline(flows, asha);
    const payUrl = (await initiate(bookingId)).value?.redirectUrl ?? '';
    return { bookingId, payUrl, success: `${house.base}/payment-success?booking=${bookingId}` };
  }

  test('BOOK-12 our page sends the browser on, with the gateway’s own order and nothing of the person', async () => {
    const { payUrl } = await begun();
    const page = await visit(payUrl);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(`action="${razorpay.url}/v1/checkout/embedded"`);
    expect(html).toMatch(/name="order_id" value="order_\w{14}"/);
    expect(html).not.toContain(razorpay.secrets.keySecret);
    expect(html).not.toContain(asha.email ?? 'nobody@');
    expect(page.headers.get('content-security-policy')).toContain(`form-action ${razorpay.url};`);
  });

  test('in the browser’s language', async () => {
    const { payUrl } = await begun();
    const html = await (await visit(payUrl, { headers: { 'accept-language': 'mr-IN' } })).text();
    expect(html).toContain('<html lang="mr">');
    expect(html).toContain('पेमेंट पेजवर जा');
  });

  test('a way back to another host', async () => {
    const { payUrl } = await begun();
    const bent = new URL(payUrl);
    bent.searchParams.set('to', 'https://evil.example/');
    const answered = await visit(bent.href);
    expect([answered.status, await answered.json()]).toEqual([
      400,
      { code: 'redirect-not-allowed' },
    ]);
    alarm('redirect-not-allowed');
    expect((await visit('/api/payment/return/razorpay?to=//evil.example')).status).toBe(400);
  });

  test('an order that nobody began, or of a gateway that knows no forms, is not found', async () => {
    const to = encodeURIComponent(house.base);
    expect((await visit(`/api/payment/checkout/razorpay/${newId()}?to=${to}`)).status).toBe(404);
    expect((await visit(`/api/payment/checkout/phonepe/${newId()}?to=${to}`)).status).toBe(404);
  });

  test('an order that is over leads back to the shop; a silent gateway to a page that says so', async () => {
    const { payUrl, bookingId, success } = await begun();
    const [attempt] = await attemptsOf(bookingId);
    await razorpay.control({ faults: { calls: [{ call: 'ask-order', kind: 'server-error' }] } });
    const silent = await visit(payUrl);
    expect(silent.status).toBe(503);
    expect(await silent.text()).toContain('Nothing was charged');
    await razorpay.control({
      faults: {},
      pay: { merchantOrderId: attempt?.id, outcome: 'completed' },
    });
    expect((await visit(payUrl)).headers.get('location')).toBe(success);
  });

  test('ROUTE-07 whatever a browser brings back is believed in nothing; a forged payment is an alarm', async () => {
    const { payUrl, bookingId, success } = await begun();
    const comeBack = `/api/payment/return/razorpay?to=${encodeURIComponent(success)}`;
    const body = new URLSearchParams({
      razorpay_payment_id: 'pay_00000000000000',
      razorpay_order_id: 'order_00000000000000',
      razorpay_signature: 'f'.repeat(64),
    });
    const answered = await visit(comeBack, { method: 'POST', body });
    expect([answered.status, answered.headers.get('location')]).toEqual([303, success]);
    alarm('return-forged');
    expect(await lookAt(house.world.db, bookingId)).toMatchObject({ firm: false, paid: 0 });

    house.log.length = 0;
    const genuine = await returnedFrom(await payPageOf(razorpay.gateway, payUrl));
    await visit(comeBack, { method: 'POST', body: genuine });
    expect(house.log.filter(({ event }) => event === 'return-forged')).toEqual([]);
    expect(await lookAt(house.world.db, bookingId)).toMatchObject({ firm: false, paid: 0 });
  });

  /** What the gateway's page gives the browser to carry home. */
  async function returnedFrom(payPage: string): Promise<URLSearchParams> {
    const page = await fetch(payPage, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay', webhook: 'never' }),
    });
    const html = await page.text();
    const fields = html.matchAll(/name="(razorpay_\w+)" value="(\w+)"/g);
    const brought = new URLSearchParams(
      Array.from(fields, ([, name, value]) => [name, value] as [string, string]),
    );
    expect([...brought.keys()]).toContain('razorpay_signature');
    return brought;
  }
});
