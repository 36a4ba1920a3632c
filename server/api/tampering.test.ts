import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { registerGateways } from '#server/adapters/gateway/gateway.ts';
import { digest, sign } from '#server/adapters/gateway/signature.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline, lookAt, type PaymentDeps, paymentDeps } from '#testing/payments.ts';
import { openTestGateway, payPageOf, type TestGateway } from '#testing/sandbox.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { NOW } from '#testing/world.ts';
import { mountCheckoutRoutes } from './checkout/mount-checkout-routes.ts';
import { bookingAnswers } from './customer/bookings.ts';
import { answerInitiatePayment } from './customer/payment.ts';
import { openPaymentWebhook } from './webhooks/payment.ts';

/** A client that changes what it sends is refused by name, nothing of it is written, and a line of the log names the attempt. */
describe.each(['phonepe', 'razorpay'] as const)('at %s', (provider) => {
  let at: TestGateway<typeof provider>;
  let app: TestServer;
  let flows: PaymentDeps;
  let asha: Account;
  let client: Client;
  const origins: string[] = [];

  beforeAll(async () => {
    at = await openTestGateway(provider, { siteOrigins: origins });
    app = await startServer({
      answers: [answerInitiatePayment, ...bookingAnswers],
      server: {
        origins,
        gateways: registerGateways([at.gateway]),
        paymentProvider: provider,
      },
      open: (app, world) => {
        const { facts, writePlacing } = paymentDeps(world.pool, NOW);
        Object.assign(world, { facts, writePlacing });
        openPaymentWebhook(app, world);
        mountCheckoutRoutes(app, world);
      },
    });
    origins.push(app.base, 'http://localhost:4200');
    const { db } = app.world;
    await sowSmallTown(db);
    await sowKarigar(db, { skills: [1, 2, 3] });
    asha = await insertStranger(db);
    client = await clientOf(app, asha);
  });
  afterAll(async () => {
    await app.close();
    await at.close();
  });
  beforeEach(async () => {
    app.clock.now = NOW;
    app.log.length = 0;
    flows = { ...paymentDeps(app.world.db, NOW), now: () => app.clock.now };
    await app.world.db.query('delete from holds; delete from throttles');
  });
  afterEach(() => at.control({ faults: {} }));

  const initiate = (bookingId: string, change: Record<string, unknown> = {}, as = client) =>
    as.call(initiatePayment, {
      provider,
      amount: 80_000,
      bookingId,
      redirectUrl: `${app.base}/payment-success?booking=${bookingId}`,
      ...change,
    });

  const alarm = (event: string, reason?: string) =>
    expect(app.log).toContainEqual(
      expect.objectContaining({ event, security: true, ...(reason ? { reason } : {}) }),
    );

  const attemptsOf = async (bookingId: string) =>
    (
      await app.world.db.query<{ id: string; state: string }>(
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
      const imran = await insertStranger(app.world.db);
      const bookingId = await bookOnline(flows, imran);
      expect((await initiate(bookingId)).refusal?.code).toBe('booking-not-found');
      expect(await attemptsOf(bookingId)).toEqual([]);
      alarm('payment-tampered', 'booking-not-found');
    });

    test('an owner named in the request is not even read: the booking belongs to the signed-in person', async () => {
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
    expect(answered.refusal).toMatchObject({
      code: 'price-changed',
      params: { pricePaise: 80_000 },
    });
    const { rows } = await app.world.db.query('select id from bookings where id = $1', [id]);
    expect(rows).toEqual([]);
    alarm('price-tampered', 'price-changed');
  });

  describe('webhooks', () => {
    const send = (body: string, headers: Record<string, string>) =>
      fetch(`${app.base}/api/webhooks/payment/${provider}`, { method: 'POST', body, headers });
    const genuine = (body: string): Record<string, string> => {
      const { webhookUser, webhookPassword, webhookSecret } = at.secrets as Record<string, string>;
      return provider === 'phonepe'
        ? { authorization: digest(`${webhookUser}:${webhookPassword}`) }
        : { 'x-razorpay-signature': sign(webhookSecret ?? '', body) };
    };
    const paid = (reference: string) =>
      JSON.stringify(
        provider === 'phonepe'
          ? {
              event: 'checkout.order.completed',
              payload: { merchantOrderId: reference, state: 'COMPLETED', amount: 80_000 },
            }
          : {
              event: 'order.paid',
              payload: { order: { entity: { receipt: reference, amount: 80_000 } } },
            },
      );

    test('a forged one: without a pass, with a guess, and with the pass of another body', async () => {
      const bookingId = await bookOnline(flows, asha);
      await initiate(bookingId);
      const [attempt] = await attemptsOf(bookingId);
      const body = paid(attempt?.id ?? '');
      const guess = { authorization: 'guess', 'x-razorpay-signature': 'guess' };
      const stolen = provider === 'razorpay' ? genuine(`${body} `) : guess;
      for (const headers of [{}, guess, stolen]) {
        const answered = await send(body, headers);
        expect([answered.status, await answered.json()]).toEqual([401, { code: 'webhook-forged' }]);
      }
      alarm('webhook-forged');
      expect(await lookAt(app.world.db, bookingId)).toMatchObject({ firm: false, paid: 0 });
    });

    test('a lie under the right pass settles nothing: the gateway is asked', async () => {
      const bookingId = await bookOnline(flows, asha);
      await initiate(bookingId);
      const [attempt] = await attemptsOf(bookingId);
      const body = paid(attempt?.id ?? '');
      expect((await send(body, genuine(body))).status).toBe(200);
      expect(await lookAt(app.world.db, bookingId)).toMatchObject({ firm: false, paid: 0 });
    });

    test('one that was seen and is sent again is taken once, also under another name; days later it is refused as a replay', async () => {
      const body = paid(newId());
      const pass = genuine(body);
      expect((await send(body, pass)).status).toBe(200);
      expect((await send(body, { ...pass, 'x-razorpay-event-id': 'evt_another' })).status).toBe(
        200,
      );
      const { rows } = await app.world.db.query(
        'select count(*)::int as taken from gateway_notices where notice_id = $1',
        [digest(body)],
      );
      expect(rows).toEqual([{ taken: 1 }]);
      app.clock.now = NOW + 2 * DAY;
      const replayed = await send(body, pass);
      expect([replayed.status, await replayed.json()]).toEqual([409, { code: 'webhook-replayed' }]);
      alarm('webhook-replayed');
    });
  });

  test.runIf(provider === 'phonepe')(
    'a gateway whose answer leads to a stranger’s page is not followed',
    async () => {
      const calls = [{ call: 'create-order', kind: 'foreign-pay-page', times: 1 }];
      await at.control({ faults: { calls } });
      const bookingId = await bookOnline(flows, asha);
      expect(await initiate(bookingId)).toMatchObject({ status: 502, value: undefined });
      alarm('pay-page-not-allowed');
    },
  );

  describe.runIf(provider === 'razorpay')('on the way to a pay page by form, and back', () => {
    const visit = (address: string, init: RequestInit = {}) =>
      fetch(new URL(address, app.base), { redirect: 'manual', ...init });

    async function begun() {
      const bookingId = await bookOnline(flows, asha);
      const payUrl = (await initiate(bookingId)).value?.redirectUrl ?? '';
      return { bookingId, payUrl, success: `${app.base}/payment-success?booking=${bookingId}` };
    }

    test('BOOK-12 our page sends the browser on, with the gateway’s own order and nothing of the person', async () => {
      const { payUrl } = await begun();
      const page = await visit(payUrl);
      const html = await page.text();
      expect(page.status).toBe(200);
      expect(html).toContain(`action="${at.url}/v1/checkout/embedded"`);
      expect(html).toMatch(/name="order_id" value="order_\w{14}"/);
      expect(html).not.toContain((at.secrets as Record<string, string>).keySecret);
      expect(html).not.toContain(asha.email ?? 'nobody@');
      expect(page.headers.get('content-security-policy')).toContain(`form-action ${at.url};`);
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
      const to = encodeURIComponent(app.base);
      expect((await visit(`/api/payment/checkout/razorpay/${newId()}?to=${to}`)).status).toBe(404);
      expect((await visit(`/api/payment/checkout/phonepe/${newId()}?to=${to}`)).status).toBe(404);
    });

    test('an order that is over leads back to the shop; a silent gateway to a page that says so', async () => {
      const { payUrl, bookingId, success } = await begun();
      const [attempt] = await attemptsOf(bookingId);
      await at.control({ faults: { calls: [{ call: 'ask-order', kind: 'server-error' }] } });
      const silent = await visit(payUrl);
      expect(silent.status).toBe(503);
      expect(await silent.text()).toContain('You were not charged');
      await at.control({
        faults: {},
        pay: { merchantOrderId: attempt?.id, outcome: 'completed' },
      });
      expect((await visit(payUrl)).headers.get('location')).toBe(success);
    });

    test('ROUTE-07 nothing that a returning browser says is trusted; a forged payment raises an alarm', async () => {
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
      expect(await lookAt(app.world.db, bookingId)).toMatchObject({ firm: false, paid: 0 });

      app.log.length = 0;
      const genuine = await returnedFrom(await payPageOf(at.gateway, payUrl));
      await visit(comeBack, { method: 'POST', body: genuine });
      expect(app.log.filter(({ event }) => event === 'return-forged')).toEqual([]);
      expect(await lookAt(app.world.db, bookingId)).toMatchObject({ firm: false, paid: 0 });
    });

    /** The form that the gateway's page lets the browser carry home. */
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
});
