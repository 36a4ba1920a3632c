import { afterEach, describe, expect, test } from 'vitest';
import {
  openRecordingServer,
  type RecordedCall,
  type RecordingServer,
} from '#testing/recording-server.ts';
import type { Gateway, OrderRequest } from '../gateway.ts';
import { sign } from '../signature.ts';
import { createRazorpayClient } from './client.ts';

const ACCOUNT = { keyId: 'rzp_test_1', keySecret: 'key-secret', webhookSecret: 'hook-secret' };
/** `printf 'rzp_test_1:key-secret' | base64` */
const BASIC = 'Basic cnpwX3Rlc3RfMTprZXktc2VjcmV0';
/** `printf 'order_A|pay_B' | openssl dgst -sha256 -hmac key-secret` */
const RETURN_SIGNATURE = '499b31e8900df1b484a97bb54085f68a9eab577ac4c7b63cddf43f7b62d5ff9c';
const HOOK = '{"event":"order.paid","payload":{"order":{"entity":{"receipt":"mine"}}}}';
/** `printf $HOOK | openssl dgst -sha256 -hmac hook-secret` */
const HOOK_SIGNATURE = '3b0f1ec33f979657fa4842cad4d7bf3d6eab65bbaee7415e3ea5925b0a46c479';
/** A refund that we did not ask for: it carries no name of ours but the one on its payment. */
const GIVEN_BACK =
  '{"event":"refund.processed","payload":{"refund":{"entity":{"receipt":null}},"payment":{"entity":{"order_id":"order_A","notes":{"reference":"mine"}}}}}';

const ORDER: OrderRequest = {
  orderReference: '0199f0a0-7d3c-7000-8000-00000000000a',
  amountPaise: 80_000,
  instrument: 'upi',
  redirectUrl: 'https://aangan.example/payment-success?booking=1',
  lifetimeSeconds: 895,
  description: 'Plumbing · AAN-1',
};

let server: RecordingServer | undefined;
afterEach(() => server?.close());

async function against(
  answer: (call: RecordedCall) => { status?: number; body: unknown },
): Promise<Gateway> {
  server = await openRecordingServer(answer);
  const siteOrigins = ['https://aangan.example'];
  return createRazorpayClient({ ...ACCOUNT, apiUrl: server.url, siteOrigins, brandName: 'Aangan' });
}

const calls = () => server?.calls ?? [];
const now = () => Math.floor(Date.now() / 1000);

type Entity = Record<string, unknown>;
const payment = (change: Entity = {}): Entity => ({
  id: 'pay_B',
  amount: 80_000,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
  created_at: now(),
  ...change,
});
const listed = (payments: readonly Entity[], change: Entity = {}) => ({
  entity: 'collection',
  items: [
    {
      id: 'order_A',
      amount: 80_000,
      receipt: 'mine',
      status: payments.length > 0 ? 'attempted' : 'created',
      notes: { expires_at: String(now() + 600) },
      created_at: now(),
      payments: { items: payments },
      ...change,
    },
  ],
});
const asking = async (body: unknown, status = 200) =>
  (await against(() => ({ status, body }))).askOrder('mine');

describe('what goes over the wire', () => {
  test('an order in paise, our name as its receipt, captured by itself; its page is one of ours', async () => {
    const gateway = await against(() => ({ body: { id: 'order_A', amount: 80_000 } }));
    const created = await gateway.createOrder(ORDER);
    const [call] = calls();
    expect(`${call?.method} ${call?.path}`).toBe('POST /v1/orders');
    expect(call?.headers.authorization).toBe(BASIC);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      amount: 80_000,
      currency: 'INR',
      receipt: ORDER.orderReference,
      payment: { capture: 'automatic' },
    });
    expect(created).toEqual({
      state: 'created',
      payUrl: `https://aangan.example/api/payment/checkout/razorpay/${ORDER.orderReference}?to=${encodeURIComponent(ORDER.redirectUrl)}`,
    });
  });

  test('a refund of the payment, under a key that makes it one however often it is sent', async () => {
    const made = { id: 'rfnd_C', amount: 500, receipt: 'r-1', status: 'pending' };
    const gateway = await against(() => ({ body: made }));
    const refund = {
      refundReference: '0199f0a0-7d3c-7000-8000-00000000000b-1',
      orderReference: 'mine',
      paymentReference: 'pay_B',
      amountPaise: 500,
    };
    await gateway.createRefund(refund);
    await gateway.createRefund(refund);
    const [first, second] = calls();
    expect(`${first?.method} ${first?.path}`).toBe('POST /v1/payments/pay_B/refund');
    expect(first?.headers['x-refund-idempotency']).toBe(refund.refundReference);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      amount: 500,
      receipt: refund.refundReference,
    });
    expect(second?.body).toBe(first?.body);
  });

  test('without a payment’s name the payment is found by our receipt', async () => {
    const gateway = await against(({ method }) =>
      method === 'GET'
        ? { body: listed([payment()]) }
        : { body: { id: 'rfnd_C', amount: 500, status: 'processed' } },
    );
    const report = await gateway.createRefund({
      refundReference: 'r-000000001',
      orderReference: 'mine',
      paymentReference: null,
      amountPaise: 500,
    });
    expect(report).toMatchObject({ state: 'credited', amountPaise: 500 });
    expect(calls()[0]?.path).toBe('/v1/orders?receipt=mine&expand%5B%5D=payments');
    expect(calls()[1]?.path).toBe('/v1/payments/pay_B/refund');
  });

  test('a refund that is being made at this moment is neither made nor failed', async () => {
    const gateway = await against(() => ({
      status: 409,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: 'in progress' } },
    }));
    const refund = {
      refundReference: 'r-000000001',
      orderReference: 'mine',
      paymentReference: 'pay_B',
      amountPaise: 500,
    };
    expect(await gateway.createRefund(refund)).toMatchObject({ state: 'unknown' });
  });
});

describe('an order and its payments', () => {
  test('a captured payment is the one that counts, however many failed before it', async () => {
    const failed = payment({ id: 'pay_A', status: 'failed', created_at: now() - 60 });
    expect(await asking(listed([failed, payment({ method: 'card' })]))).toEqual({
      state: 'completed',
      orderReference: 'mine',
      gatewayReference: 'pay_B',
      amountPaise: 80_000,
      instrument: 'card',
    });
  });

  test.each([
    ['upi', 'upi'],
    ['emi', 'card'],
    ['netbanking', 'netbanking'],
    ['wallet', 'wallet'],
    ['paylater', 'wallet'],
    [null, 'card'],
  ])('tells how it was paid: %s', async (method, instrument) => {
    expect(await asking(listed([payment({ method })]))).toMatchObject({ instrument });
  });

  test('one that they gave back by themselves was never ours, whichever of an order’s payments it is', async () => {
    const given = payment({
      id: 'pay_A',
      status: 'refunded',
      captured: false,
      created_at: now() - 60,
    });
    expect(await asking(listed([given]))).toMatchObject({ state: 'failed' });
    const paid = { status: 'paid' };
    expect(await asking(listed([given, payment({ captured: true })], paid))).toMatchObject({
      state: 'completed',
      gatewayReference: 'pay_B',
    });
    expect(await asking(listed([given], paid))).toMatchObject({ state: 'unknown' });
  });

  test('one that was captured and is back with its customer before we knew is not paid', async () => {
    const given = payment({ status: 'refunded', captured: true });
    expect(await asking(listed([given], { status: 'paid' }))).toEqual({
      state: 'failed',
      reason: 'GIVEN_BACK',
    });
  });

  const over = { notes: { expires_at: String(now() - 1) } };
  test.each<[string, readonly Entity[], Entity, string]>([
    ['nobody has tried', [], {}, 'pending'],
    ['nobody has tried in our time', [], over, 'failed'],
    [
      'the bank has said yes and nobody has captured',
      [payment({ status: 'authorized' })],
      over,
      'pending',
    ],
    [
      'somebody is at it, also a little after our time',
      [payment({ status: 'created' })],
      over,
      'pending',
    ],
    ['the bank has said no', [payment({ status: 'failed' })], {}, 'failed'],
    ['paid without a payment', [], { status: 'paid' }, 'unknown'],
    ['in another currency', [payment({ currency: 'USD' })], {}, 'unknown'],
  ])('%s', async (_, payments, change, state) => {
    expect(await asking(listed(payments, change))).toMatchObject({ state });
  });

  test('that nobody made is not found; a broken answer says nothing', async () => {
    expect(await asking({ items: [] })).toEqual({ state: 'not-found' });
    expect(await asking({ error: { code: 'BAD_REQUEST_ERROR' } }, 400)).toMatchObject({
      state: 'unknown',
    });
  });
});

describe('signatures', () => {
  test('of a webhook are made over its raw bytes: one more space makes it a forgery', async () => {
    const { verifyWebhook } = await against(() => ({ body: {} }));
    const hook = (body: string, signature: string | null) =>
      verifyWebhook({
        body: Buffer.from(body),
        header: (name) => (name === 'x-razorpay-signature' ? signature : null),
      });
    expect(hook(HOOK, HOOK_SIGNATURE)).toMatchObject({ about: 'order', reference: 'mine' });
    expect(hook(HOOK.replace(':', ': '), HOOK_SIGNATURE)).toBeUndefined();
    expect(hook(HOOK, RETURN_SIGNATURE)).toBeUndefined();
    expect(hook(HOOK, null)).toBeUndefined();
    expect(hook(GIVEN_BACK, sign('hook-secret', GIVEN_BACK))).toMatchObject({
      about: 'order',
      reference: 'mine',
    });
  });

  test('of a returning browser are made over order id and payment id', async () => {
    const { checkout } = await against(() => ({ body: {} }));
    const brought = {
      razorpay_order_id: 'order_A',
      razorpay_payment_id: 'pay_B',
      razorpay_signature: RETURN_SIGNATURE,
    };
    expect(checkout?.isForgedReturn(brought)).toBe(false);
    expect(checkout?.isForgedReturn({ ...brought, razorpay_payment_id: 'pay_C' })).toBe(true);
    expect(checkout?.isForgedReturn({ 'error[code]': 'BAD_REQUEST_ERROR' })).toBe(false);
  });
});
