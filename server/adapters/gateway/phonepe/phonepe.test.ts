import { afterEach, describe, expect, test } from 'vitest';
import {
  openRecordingServer,
  type RecordedCall,
  type RecordingServer,
} from '#testing/recording-server.ts';
import type { Gateway, OrderRequest } from '../gateway.ts';
import { createPhonepeClient } from './client.ts';

const ACCOUNT = {
  clientId: 'AANGAN_1',
  clientSecret: 'client-secret',
  clientVersion: '3',
  webhookUser: 'aangan',
  webhookPassword: 's3cret-pass',
};
/** `printf 'aangan:s3cret-pass' | openssl dgst -sha256` */
const PASS = 'ae89cb541c0bef59d34fb26ecb940b9c0c45600e118534041acdc89a3111eda7';

const ORDER: OrderRequest = {
  orderReference: '0199f0a0-7d3c-7000-8000-00000000000a',
  amountPaise: 80_000,
  instrument: 'card',
  redirectUrl: 'https://aangan.example/payment-success?booking=1',
  lifetimeSeconds: 895,
  description: 'Plumbing · AAN-1',
};

let server: RecordingServer | undefined;
afterEach(() => server?.close());

const token = (expiresInSeconds: number, name = 'token-1') => ({
  access_token: name,
  expires_at: Math.floor(Date.now() / 1000) + expiresInSeconds,
  token_type: 'O-Bearer',
});

async function against(
  answer: (call: RecordedCall) => { status?: number; body: unknown },
): Promise<Gateway> {
  server = await openRecordingServer(answer);
  const { url } = server;
  const payPageOrigins = ['https://mercury-t2.phonepe.com'];
  const settlementFile = async () => undefined;
  return createPhonepeClient({
    ...ACCOUNT,
    apiUrl: `${url}/apis/pg`,
    tokenUrl: url,
    payPageOrigins,
    settlementFile,
  });
}

const calls = () => server?.calls ?? [];
const asked = () => calls().map(({ method, path }) => `${method} ${path}`);
const PAGE = 'https://mercury-t2.phonepe.com/transact/pg?token=1';
const CREATED = { orderId: 'OMO1', state: 'PENDING', expireAt: 1, redirectUrl: PAGE };

describe('what goes over the wire', () => {
  test('a token by form, then the order in paise with its own name, time and way back', async () => {
    const gateway = await against(({ path }) => ({
      body: path.includes('oauth') ? token(900) : CREATED,
    }));
    expect(await gateway.createOrder(ORDER)).toEqual({ state: 'created', payUrl: PAGE });
    expect(asked()).toEqual(['POST /v1/oauth/token', 'POST /apis/pg/checkout/v2/pay']);
    const [forToken, forOrder] = calls();
    expect(forToken?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(forToken?.body).toBe(
      'client_id=AANGAN_1&client_version=3&client_secret=client-secret&grant_type=client_credentials',
    );
    expect(forOrder?.headers.authorization).toBe('O-Bearer token-1');
    expect(JSON.parse(forOrder?.body ?? '')).toEqual({
      merchantOrderId: ORDER.orderReference,
      amount: 80_000,
      expireAfter: 895,
      metaInfo: { udf1: ORDER.orderReference },
      paymentFlow: {
        type: 'PG_CHECKOUT',
        merchantUrls: { redirectUrl: ORDER.redirectUrl },
        paymentModeConfig: { version: 'V2', enabledPaymentModes: [{ type: 'CARD' }] },
      },
    });
  });

  test('a refund names the order, its own try and paise', async () => {
    const gateway = await against(({ path }) => ({
      body: path.includes('oauth')
        ? token(900)
        : { refundId: 'OMR1', amount: 500, state: 'PENDING' },
    }));
    const refund = {
      refundReference: 'r-1',
      orderReference: 'o-1',
      paymentReference: 'OM1',
      amountPaise: 500,
    };
    expect(await gateway.createRefund(refund)).toEqual({
      state: 'processing',
      gatewayReference: 'OMR1',
    });
    expect(JSON.parse(calls()[1]?.body ?? '')).toEqual({
      merchantRefundId: 'r-1',
      originalMerchantOrderId: 'o-1',
      amount: 500,
    });
    await gateway.askRefund(refund);
    expect(asked().at(-1)).toBe('GET /apis/pg/payments/v2/refund/r-1/status');
  });
});

describe('the token', () => {
  const status = { orderId: 'OMO1', state: 'PENDING', amount: 1 };

  test('is kept while it is good, and asked for once by many', async () => {
    const gateway = await against(({ path }) => ({
      body: path.includes('oauth') ? token(900) : status,
    }));
    await Promise.all([gateway.askOrder('a'), gateway.askOrder('b'), gateway.askOrder('c')]);
    await gateway.askOrder('d');
    expect(asked().filter((line) => line.includes('oauth'))).toHaveLength(1);
  });

  test('is renewed well before it ends', async () => {
    const gateway = await against(({ path }) => ({
      body: path.includes('oauth') ? token(60) : status,
    }));
    await gateway.askOrder('a');
    await gateway.askOrder('b');
    expect(asked().filter((line) => line.includes('oauth'))).toHaveLength(2);
  });

  test('that is not taken any more is renewed once, and the command given again', async () => {
    let made = 0;
    const gateway = await against(({ path, headers }) => {
      if (path.includes('oauth')) {
        made += 1;
        return { body: token(900, `token-${made}`) };
      }
      return headers.authorization === 'O-Bearer token-2'
        ? { body: CREATED }
        : { status: 401, body: { code: 'AUTHORIZATION_FAILED' } };
    });
    expect(await gateway.createOrder(ORDER)).toMatchObject({ state: 'created' });
    expect(made).toBe(2);
  });

  test('that cannot be had leaves us knowing nothing', async () => {
    const gateway = await against(() => ({ status: 401, body: { code: 'INVALID_CLIENT' } }));
    const nothing = { state: 'unknown', reason: 'no access token (401)' };
    expect(await gateway.createOrder(ORDER)).toEqual(nothing);
    expect(await gateway.askOrder('a')).toEqual(nothing);
  });
});

describe('an order’s status', () => {
  const asking = async (body: unknown, code = 200) => {
    const gateway = await against(({ path }) =>
      path.includes('oauth') ? { body: token(900) } : { status: code, body },
    );
    return gateway.askOrder('mine');
  };
  const failed = { transactionId: 'OM1', paymentMode: 'UPI_QR', state: 'FAILED', amount: 600 };
  const paid = { transactionId: 'OM2', paymentMode: 'UPI_INTENT', state: 'COMPLETED', amount: 600 };
  const completed = { orderId: 'OMO1', state: 'COMPLETED', amount: 600 };

  test('is asked with all its payments, and tells of the one that succeeded', async () => {
    const report = await asking({ ...completed, paymentDetails: [failed, paid] });
    expect(report).toEqual({
      state: 'completed',
      orderReference: 'mine',
      gatewayReference: 'OM2',
      amountPaise: 600,
      instrument: 'upi',
    });
    expect(asked().at(-1)).toBe('GET /apis/pg/checkout/v2/order/mine/status?details=true');
  });

  test.each([
    ['UPI_COLLECT', 'upi'],
    ['PPE_INTENT', 'upi'],
    ['CARD', 'card'],
    ['TOKEN', 'card'],
    ['NET_BANKING', 'netbanking'],
  ])('tells how it was paid: %s', async (paymentMode, instrument) => {
    const report = await asking({ ...completed, paymentDetails: [{ ...paid, paymentMode }] });
    expect(report).toMatchObject({ instrument });
  });

  test('for another order names that order, so that no money is counted', async () => {
    const metaInfo = { udf1: 'another' };
    expect(await asking({ ...completed, metaInfo, paymentDetails: [paid] })).toMatchObject({
      orderReference: 'another',
    });
  });

  test.each([
    ['completed without a payment', completed, 200],
    ['of a state that is new to us', { ...completed, state: 'HELD' }, 200],
    ['a 404 that does not say what was not found', { message: 'no route' }, 404],
    ['too many questions', { code: 'TOO_MANY_REQUESTS' }, 429],
  ])('%s: we know nothing', async (_, body, code) => {
    expect(await asking(body, code)).toMatchObject({ state: 'unknown' });
  });
});

describe('a webhook', () => {
  const body = Buffer.from(
    JSON.stringify({
      event: 'checkout.order.completed',
      payload: { merchantOrderId: 'mine', state: 'COMPLETED', amount: 1 },
    }),
  );
  const read = async (authorization: string | null, bytes: Uint8Array = body) => {
    const gateway = await against(() => ({ body: {} }));
    const header = (name: string) => (name === 'authorization' ? authorization : null);
    return gateway.verifyWebhook({ body: bytes, header });
  };

  test('carries the SHA-256 of user and password, and says which order it is about', async () => {
    expect(await read(PASS)).toMatchObject({ about: 'order', reference: 'mine' });
    expect(await read(PASS.toUpperCase())).toBeDefined();
  });

  test.each([null, '', 'guess', `Basic ${PASS}`, PASS.slice(1)])('%s is no pass', async (pass) => {
    expect(await read(pass)).toBeUndefined();
  });

  test('with the right pass and no order or refund in it is nothing', async () => {
    expect(await read(PASS, Buffer.from('{"event":"x","payload":{}}'))).toBeUndefined();
    expect(await read(PASS, Buffer.from('not json'))).toBeUndefined();
  });
});
