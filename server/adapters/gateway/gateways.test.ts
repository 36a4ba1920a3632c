import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { newId } from '#kernel/ids.ts';
import { openTestGateway, payPageOf, type TestGateway } from '#testing/sandbox.ts';
import { openWebhookShop, type WebhookShop } from '#testing/webhook-shop.ts';
import { isOnPayPage, type OrderRequest, type RefundRequest } from './gateway.ts';

/**
 * Everything the server relies on in a gateway: the same tests for each, over real HTTP, against the simulator that speaks the
 * gateway's own protocol.
 */
describe.each(PAYMENT_PROVIDERS)('%s', (provider) => {
  let at: TestGateway;
  let shop: WebhookShop;

  beforeAll(async () => {
    shop = await openWebhookShop();
    at = await openTestGateway(provider, { webhookUrl: shop.url, timeoutMs: 1_000 });
  });
  afterAll(async () => {
    await at.close();
    await shop.close();
  });
  afterEach(() => at.control({ faults: {} }));

  const askedOf = (reference: string) => at.gateway.askOrder(reference);

  async function order(changes: Partial<OrderRequest> = {}) {
    const wanted = wantedOrder(changes);
    const created = await at.gateway.createOrder(wanted);
    if (created.state !== 'created') throw new Error(JSON.stringify(created));
    return { orderReference: wanted.orderReference, payUrl: created.payUrl };
  }

  async function paidOrder(): Promise<{ orderReference: string; paymentReference: string }> {
    const { orderReference, payUrl } = await order();
    await at.press(payUrl, 'pay');
    const report = await askedOf(orderReference);
    if (report.state !== 'completed') throw new Error(JSON.stringify(report));
    return { orderReference, paymentReference: report.gatewayReference };
  }

  const refundOf = (
    paid: { orderReference: string; paymentReference: string },
    amountPaise = 60_000,
  ): RefundRequest => ({ ...paid, refundReference: `${newId()}-1`, amountPaise });

  describe('an order', () => {
    test('API-02 has a pay page on an allowed address, and is pending until somebody pays', async () => {
      const { orderReference, payUrl } = await order();
      expect(isOnPayPage(at.gateway, payUrl)).toBe(true);
      expect(await askedOf(orderReference)).toEqual({ state: 'pending' });
    });

    test('is completed with its amount and the gateway’s own reference once it is paid', async () => {
      const { orderReference, payUrl } = await order({ amountPaise: 50_000 });
      await at.press(payUrl, 'pay');
      expect(await askedOf(orderReference)).toEqual({
        state: 'completed',
        orderReference,
        amountPaise: 50_000,
        instrument: 'upi',
        gatewayReference: expect.stringMatching(/^(SBXT|OM|pay_)\w{14,}$/),
      });
    });

    test('is reported as it was paid: as was wanted, or as the customer chose on a page that lets them', async () => {
      const card = await order({ instrument: 'card' });
      await at.press(card.payUrl, 'pay', 'never', 'CARD');
      expect(await askedOf(card.orderReference)).toMatchObject({ instrument: 'card' });

      for (const mode of ['CARD', 'NETBANKING', 'WALLET'] as const) {
        const upi = await order({ instrument: 'upi' });
        await at.press(upi.payUrl, 'pay', 'never', mode);
        const chosen = provider === 'razorpay' ? mode.toLowerCase() : 'upi';
        expect(await askedOf(upi.orderReference)).toMatchObject({ instrument: chosen });
      }
    });

    test('stays paid, whatever button is pressed after that', async () => {
      const { orderReference, payUrl } = await order();
      const page = await payPageOf(at.gateway, payUrl);
      const press = (choice: string) =>
        fetch(page, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ choice, webhook: 'never' }),
        });
      await press('pay');
      const paid = await askedOf(orderReference);
      await press('decline');
      await press('pay');
      expect(await askedOf(orderReference)).toEqual(paid);
    });

    test('fails when the bank says no; it may be captured after all', async () => {
      const { orderReference, payUrl } = await order();
      await at.press(payUrl, 'decline');
      expect(await askedOf(orderReference)).toMatchObject({ state: 'failed' });
      await at.control({ pay: { merchantOrderId: orderReference, outcome: 'completed' } });
      expect(await askedOf(orderReference)).toMatchObject({ state: 'completed' });
    });

    test.runIf(provider === 'razorpay')(
      'is not paid by money that the gateway gave back by itself, and is when money comes after that',
      async () => {
        const { orderReference } = await order();
        const pay = (outcome: string) =>
          at.control({ pay: { merchantOrderId: orderReference, outcome } });
        await pay('given-back');
        expect(await askedOf(orderReference)).toMatchObject({ state: 'failed' });
        await expect
          .poll(() => shop.about(orderReference).map((one) => at.gateway.verifyWebhook(one)))
          .toContainEqual(expect.objectContaining({ about: 'order', reference: orderReference }));
        await pay('completed');
        expect(await askedOf(orderReference)).toMatchObject({ state: 'completed' });
      },
    );

    test('is pending while the bank is undecided', async () => {
      const { orderReference, payUrl } = await order();
      await at.press(payUrl, 'undecided');
      expect(await askedOf(orderReference)).toEqual({ state: 'pending' });
      await at.control({ pay: { merchantOrderId: orderReference, outcome: 'completed' } });
      expect(await askedOf(orderReference)).toMatchObject({ state: 'completed' });
    });

    test('that nobody knows is not found; one of the same name is not made twice', async () => {
      expect(await askedOf('nobody')).toEqual({ state: 'not-found' });
      const wanted = wantedOrder();
      expect(await at.gateway.createOrder(wanted)).toMatchObject({ state: 'created' });
      expect(await at.gateway.createOrder(wanted)).toMatchObject({ state: 'unknown' });
    });

    test('that makes no sense is refused: less than a rupee', async () => {
      const refused = await at.gateway.createOrder(wantedOrder({ amountPaise: 99 }));
      expect(refused).toMatchObject({ state: 'refused' });
    });
  });

  describe('a refund', () => {
    test('is processing first and credited later; asked twice it is one refund', async () => {
      const paid = await paidOrder();
      await at.control({ faults: { refunds: { afterMs: 1_500 } } });
      const refund = refundOf(paid);
      const first = await at.gateway.createRefund(refund);
      expect(first).toMatchObject({ state: 'processing', gatewayReference: expect.any(String) });
      const { gatewayReference } = first as { gatewayReference: string };
      expect(await at.gateway.createRefund(refund)).toMatchObject({ gatewayReference });
      await expect
        .poll(() => at.gateway.askRefund(refund))
        .toMatchObject({ state: 'credited', amountPaise: 60_000 });
      // A name that is known is never failed, also when there is nothing left to give back.
      expect(await at.gateway.createRefund(refund)).toMatchObject({ state: 'credited' });
    });

    test('cannot exceed what was paid', async () => {
      const tooMuch = refundOf(await paidOrder(), 60_100);
      expect(await at.gateway.createRefund(tooMuch)).toMatchObject({ state: 'failed' });
      expect(await at.gateway.askRefund(tooMuch)).toEqual({ state: 'not-found' });
    });

    test('may fail at the bank, and its next try, under another name, succeed', async () => {
      const paid = await paidOrder();
      await at.control({ faults: { refunds: { endAs: 'FAILED', afterMs: 0 } } });
      const refund = refundOf(paid);
      await at.gateway.createRefund(refund);
      await expect.poll(() => at.gateway.askRefund(refund)).toMatchObject({ state: 'failed' });
      await at.control({ faults: { refunds: { afterMs: 0 } } });
      const again = refundOf(paid);
      await at.gateway.createRefund(again);
      await expect.poll(() => at.gateway.askRefund(again)).toMatchObject({ state: 'credited' });
    });

    test('after a time-out that hid a success it is there, and is not made twice', async () => {
      const refund = refundOf(await paidOrder());
      const calls = [{ call: 'create-refund', kind: 'no-answer-after-success', times: 1 }];
      await at.control({ faults: { calls, refunds: { afterMs: 0 } } });
      expect(await at.gateway.createRefund(refund)).toMatchObject({ state: 'unknown' });
      await expect.poll(() => at.gateway.askRefund(refund)).toMatchObject({ state: 'credited' });
    });
  });

  const fault = (call: string, kind: string, times = 1) =>
    at.control({ faults: { calls: [{ call, kind, times }] } });

  describe('when it does not behave', () => {
    test.each([
      ['server-error', 'an answer we do not understand (503)'],
      ['no-answer', 'time-out'],
      ['redirect', 'an answer we do not understand (302)'],
      ['not-json', 'an answer we do not understand (200)'],
    ])('%s when an order is made leaves us knowing nothing', async (kind, reason) => {
      await fault('create-order', kind);
      const created = await at.gateway.createOrder(wantedOrder());
      expect(created).toEqual({ state: 'unknown', reason });
    });

    test('after a time-out that hid a success the order is there', async () => {
      await fault('create-order', 'no-answer-after-success');
      const wanted = wantedOrder();
      expect(await at.gateway.createOrder(wanted)).toMatchObject({ state: 'unknown' });
      expect(await askedOf(wanted.orderReference)).toEqual({ state: 'pending' });
    });

    test('a question is asked again after a 5xx', async () => {
      const { orderReference } = await order();
      await fault('ask-order', 'server-error', 2);
      expect(await askedOf(orderReference)).toEqual({ state: 'pending' });
    });

    test('amounts and names that lie are passed on as they were said', async () => {
      const { orderReference } = await paidOrder();
      await fault('ask-order', 'wrong-amount');
      expect(await askedOf(orderReference)).toMatchObject({ amountPaise: 59_900 });
      await fault('ask-order', 'wrong-order');
      const report = await askedOf(orderReference);
      expect(report.state === 'completed' && report.orderReference).not.toBe(orderReference);
    });

    test('one that fell silent after a payment speaks again later', async () => {
      const { orderReference, payUrl } = await order();
      await payPageOf(at.gateway, payUrl);
      await at.control({
        pay: { merchantOrderId: orderReference, outcome: 'completed', silentMs: 3_000 },
      });
      expect(await askedOf(orderReference)).toMatchObject({ state: 'unknown' });
      await expect.poll(() => askedOf(orderReference)).toMatchObject({ state: 'completed' });
    });
  });

  describe('webhooks', () => {
    const hintsAbout = (reference: string) =>
      shop.about(reference).map((webhook) => at.gateway.verifyWebhook(webhook));

    test('about a payment or a refund carry the id that we gave it', async () => {
      const { orderReference, payUrl } = await order();
      await at.press(payUrl, 'pay', 'once');
      await expect.poll(() => hintsAbout(orderReference)[0]).toBeDefined();
      const hint = { about: 'order', reference: orderReference, eventId: expect.any(String) };
      expect(hintsAbout(orderReference)[0]).toEqual(hint);

      const paid = await askedOf(orderReference);
      const paymentReference = paid.state === 'completed' ? paid.gatewayReference : '';
      await at.control({ faults: { refunds: { afterMs: 0 } } });
      const refund = refundOf({ orderReference, paymentReference });
      await at.gateway.createRefund(refund);
      await expect
        .poll(() => hintsAbout(refund.refundReference))
        .toContainEqual({
          about: 'refund',
          reference: refund.refundReference,
          eventId: expect.any(String),
        });
    });

    test('are sent for failures as well', async () => {
      const { orderReference, payUrl } = await order();
      await at.press(payUrl, 'decline', 'once');
      await expect.poll(() => hintsAbout(orderReference)[0]).toBeDefined();
    });

    test('that come twice are one event; without the right pass they are forgeries', async () => {
      const { orderReference, payUrl } = await order();
      await at.control({ faults: { webhooks: { forged: 2 } } });
      const perCopy = provider === 'razorpay' ? 2 : 1;
      await at.press(payUrl, 'pay', 'twice');
      await expect.poll(() => hintsAbout(orderReference).length).toBe(4 * perCopy);
      const genuine = hintsAbout(orderReference).filter((hint) => hint !== undefined);
      expect(genuine).toHaveLength(2 * perCopy);
      expect(new Set(genuine.map((hint) => hint.eventId)).size).toBe(perCopy);
      const [one] = shop.about(orderReference);
      const bare = { body: one?.body ?? new Uint8Array(), header: () => null };
      expect(at.gateway.verifyWebhook(bare)).toBeUndefined();
    });

    test('are sent again until the shop answers 2xx', async () => {
      const { orderReference, payUrl } = await order();
      shop.refuse(1);
      await at.press(payUrl, 'decline', 'once');
      await expect.poll(() => shop.about(orderReference).length).toBe(2);
    });
  });
});

const wantedOrder = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  orderReference: newId(),
  amountPaise: 60_000,
  instrument: 'upi',
  redirectUrl: 'http://localhost:4200/payment-success?booking=1',
  lifetimeSeconds: 900,
  description: 'Electrical Repairs',
  ...changes,
});
