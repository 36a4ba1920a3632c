import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { claimPorts } from '#testing/ports.ts';
import { openTestSandbox, type TestSandbox } from '#testing/sandbox.ts';
import { isOnPayPage, type OrderRequest } from '../gateway.ts';
import { createSandboxClient } from './client.ts';
import { keepSandbox } from './keep-sandbox.ts';
import { sandboxSecrets } from './secrets.ts';
import { isSigned, sign } from './signature.ts';

let sandbox: TestSandbox;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  sandbox = await openTestSandbox({ webhookUrl: shop.url });
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});

describe('an order at the sandbox', () => {
  test('has a pay page on an allowed address, and is pending until somebody pays', async () => {
    const { orderReference, payUrl } = await order();
    expect(isOnPayPage(sandbox.gateway, payUrl)).toBe(true);
    expect(await sandbox.gateway.askOrder(orderReference)).toEqual({ state: 'pending' });
  });

  test('is completed with its amount and its own reference once it is paid, and leads back', async () => {
    const { orderReference, payUrl } = await order({ amountPaise: 50_000, instrument: 'card' });
    const answer = await sandbox.press(payUrl, 'pay');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(REDIRECT_URL);
    expect(await sandbox.gateway.askOrder(orderReference)).toEqual({
      state: 'completed',
      orderReference,
      amountPaise: 50_000,
      instrument: 'card',
      gatewayReference: expect.stringMatching(/^SBXT/),
    });
  });

  test('stays paid, whatever button is pressed after that', async () => {
    const { orderReference, payUrl } = await order();
    await sandbox.press(payUrl, 'pay');
    const paid = await sandbox.gateway.askOrder(orderReference);
    await sandbox.press(payUrl, 'decline');
    await sandbox.press(payUrl, 'pay');
    expect(await sandbox.gateway.askOrder(orderReference)).toEqual(paid);
  });

  test('fails when the bank says no, and stays pending while the bank is undecided', async () => {
    const declined = await order();
    await sandbox.press(declined.payUrl, 'decline');
    expect(await sandbox.gateway.askOrder(declined.orderReference)).toEqual({
      state: 'failed',
      reason: 'PAYMENT_DECLINED',
    });
    const undecided = await order();
    await sandbox.press(undecided.payUrl, 'undecided');
    expect(await sandbox.gateway.askOrder(undecided.orderReference)).toEqual({ state: 'pending' });
    await sandbox.press(undecided.payUrl, 'pay');
    expect(await sandbox.gateway.askOrder(undecided.orderReference)).toMatchObject({
      state: 'completed',
    });
  });

  test('an order that it does not know is not found, one of the same name is not made twice', async () => {
    expect(await sandbox.gateway.askOrder('nobody')).toEqual({ state: 'not-found' });
    const wanted = wantedOrder();
    expect(await sandbox.gateway.createOrder(wanted)).toMatchObject({ state: 'created' });
    expect(await sandbox.gateway.createOrder(wanted)).toMatchObject({ state: 'unknown' });
  });

  test('an order that makes no sense is refused, a wrong key is no answer about any order', async () => {
    const refused = await sandbox.gateway.createOrder(wantedOrder({ amountPaise: 99 }));
    expect(refused).toMatchObject({ state: 'refused' });
    const stranger = createSandboxClient({ ...sandbox, apiKey: 'guessed' });
    expect(await stranger.createOrder(wantedOrder())).toMatchObject({ state: 'unknown' });
    expect(await stranger.askOrder('any')).toMatchObject({ state: 'unknown' });
  });
});

describe('the pay page', () => {
  test('works without scripts, loads nothing, says that no real money moves, and escapes what it shows', async () => {
    const { payUrl } = await order({ description: '<script>alert(1)</script> & Co' });
    const page = await fetch(payUrl);
    const html = await page.text();
    expect(html).toContain('Sandbox: no real money');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co');
    expect(html).not.toContain('<script');
    expect(html).toContain('₹600');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${new URL(REDIRECT_URL).origin};`);
    expect(policy).not.toContain('unsafe');
  });

  test('an address that belongs to no order is 404, a choice that does not exist decides nothing', async () => {
    expect((await fetch(`${sandbox.url}/pay/SBXO0`)).status).toBe(404);
    const { orderReference, payUrl } = await order();
    const answer = await fetch(payUrl, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'steal' }),
    });
    expect(answer.status).toBe(400);
    expect(await sandbox.gateway.askOrder(orderReference)).toEqual({ state: 'pending' });
  });
});

describe('a refund', () => {
  test('is processing first and credited later; asked twice it is one refund', async () => {
    const { orderReference } = await paidOrder();
    await sandbox.control({ faults: { refunds: { afterMs: 2_000 } } });
    const refund = { refundReference: newId(), orderReference, amountPaise: 60_000 };
    const first = await sandbox.gateway.createRefund(refund);
    expect(first).toMatchObject({ state: 'processing' });
    expect(await sandbox.gateway.createRefund(refund)).toEqual(first);
    await expect
      .poll(() => sandbox.gateway.askRefund(refund.refundReference))
      .toMatchObject({ state: 'credited', amountPaise: 60_000 });
  });

  test('cannot exceed what was paid, and may fail at the bank', async () => {
    const { orderReference } = await paidOrder();
    const tooMuch = { refundReference: newId(), orderReference, amountPaise: 60_100 };
    expect(await sandbox.gateway.createRefund(tooMuch)).toEqual({
      state: 'failed',
      reason: 'AMOUNT_TOO_LARGE',
    });
    await sandbox.control({ faults: { refunds: { endAs: 'FAILED', afterMs: 0 } } });
    const refund = { refundReference: newId(), orderReference, amountPaise: 100 };
    await sandbox.gateway.createRefund(refund);
    await expect
      .poll(() => sandbox.gateway.askRefund(refund.refundReference))
      .toEqual({ state: 'failed', reason: 'BANK_REFUSED' });
    expect(await sandbox.gateway.askRefund('nobody')).toEqual({ state: 'not-found' });
    await sandbox.control({ faults: {} });
  });
});

describe('faults on demand', () => {
  test.each([
    ['server-error', 'an answer we do not understand (503)'],
    ['no-answer', 'time-out'],
    ['redirect', 'an answer we do not understand (302)'],
    ['not-json', 'an answer we do not understand (200)'],
  ])('%s when an order is made leaves us knowing nothing', async (kind, reason) => {
    await sandbox.control({ faults: { calls: [{ call: 'create-order', kind, times: 1 }] } });
    const created = await sandbox.gateway.createOrder(wantedOrder());
    expect(created).toEqual({ state: 'unknown', reason });
  });

  test('after a time-out that hid a success the order is there', async () => {
    const calls = [{ call: 'create-order', kind: 'no-answer-after-success', times: 1 }];
    await sandbox.control({ faults: { calls } });
    const wanted = wantedOrder();
    expect(await sandbox.gateway.createOrder(wanted)).toMatchObject({ state: 'unknown' });
    expect(await sandbox.gateway.askOrder(wanted.orderReference)).toEqual({ state: 'pending' });
  });

  test('a question is asked again after a 5xx, a command is not', async () => {
    const { orderReference } = await order();
    const calls = [{ call: 'ask-order', kind: 'server-error', times: 2 }];
    await sandbox.control({ faults: { calls } });
    expect(await sandbox.gateway.askOrder(orderReference)).toEqual({ state: 'pending' });
  });

  test('amounts, names and pay pages can lie', async () => {
    const { orderReference } = await paidOrder();
    await sandbox.control({
      faults: {
        calls: [
          { call: 'ask-order', kind: 'wrong-amount', times: 1 },
          { call: 'ask-order', kind: 'wrong-order', times: 1 },
          { call: 'create-order', kind: 'foreign-pay-page', times: 1 },
        ],
      },
    });
    expect(await sandbox.gateway.askOrder(orderReference)).toMatchObject({ amountPaise: 59_900 });
    expect(await sandbox.gateway.askOrder(orderReference)).toMatchObject({
      orderReference: `${orderReference}-other`,
    });
    const created = await sandbox.gateway.createOrder(wantedOrder());
    expect(created.state === 'created' && isOnPayPage(sandbox.gateway, created.payUrl)).toBe(false);
  });

  test('a gateway that fell silent after a payment speaks again later', async () => {
    const { orderReference } = await order();
    await sandbox.control({
      faults: {},
      pay: { merchantOrderId: orderReference, outcome: 'completed', silentMs: 4_000 },
    });
    expect(await sandbox.gateway.askOrder(orderReference)).toMatchObject({ state: 'unknown' });
    await expect
      .poll(() => sandbox.gateway.askOrder(orderReference))
      .toMatchObject({ state: 'completed' });
  });
});

describe('webhooks', () => {
  test('carry an event id and a signature over the bytes as they were sent', async () => {
    const { orderReference, payUrl } = await order();
    await sandbox.press(payUrl, 'pay', 'once');
    const webhook = await shop.next((body) => body.includes(orderReference));
    expect(sandbox.gateway.verifyWebhook(webhook)).toEqual({
      eventId: expect.stringMatching(/^SBXE/),
      about: 'order',
      reference: orderReference,
    });
  });

  test('a changed byte, another event id or another secret makes a webhook a forgery', async () => {
    const { orderReference, payUrl } = await order();
    await sandbox.press(payUrl, 'pay', 'once');
    const { body, header } = await shop.next((text) => text.includes(orderReference));
    const changed = Buffer.from(Buffer.from(body).toString().replace('60000', '90000'));
    const { verifyWebhook } = sandbox.gateway;
    expect(verifyWebhook({ body: changed, header })).toBeUndefined();
    const renamed = (name: string) => (name.includes('event') ? 'SBXE123456' : header(name));
    expect(verifyWebhook({ body, header: renamed })).toBeUndefined();
    expect(verifyWebhook({ body, header: () => null })).toBeUndefined();
    expect(isSigned('one', body, sign('other', body))).toBe(false);
  });

  test('come twice when twice was chosen, in one and the same event, and forged copies come on demand', async () => {
    const { orderReference, payUrl } = await order();
    await sandbox.control({ faults: { webhooks: { forged: 2 } } });
    await sandbox.press(payUrl, 'pay', 'twice');
    await expect.poll(() => shop.about(orderReference).length).toBe(4);
    const hints = shop
      .about(orderReference)
      .map((webhook) => sandbox.gateway.verifyWebhook(webhook));
    const genuine = hints.filter((hint) => hint !== undefined);
    expect(genuine).toHaveLength(2);
    expect(new Set(genuine.map((hint) => hint.eventId)).size).toBe(1);
    await sandbox.control({ faults: {} });
  });

  test('are sent again until the shop answers 2xx', async () => {
    const { orderReference, payUrl } = await order();
    shop.refuse(1);
    await sandbox.press(payUrl, 'pay', 'once');
    await expect.poll(() => shop.about(orderReference).length).toBe(2);
  });
});

test('the sandbox is a process of its own: shared, restarted, with its orders kept', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aangan-sandbox-'));
  const ports = await claimPorts();
  const options = {
    ...sandboxSecrets(dataFolder),
    port: ports.first,
    host: '127.0.0.1',
    dataFolder,
    webhookUrl: shop.url,
  };
  const client = createSandboxClient({ ...options, url: `http://localhost:${options.port}` });
  const first = keepSandbox(options);
  await first.ready;
  const wanted = wantedOrder();
  const created = await client.createOrder(wanted);
  await sandbox.press(created.state === 'created' ? created.payUrl : '', 'pay', 'once');
  const paid = await client.askOrder(wanted.orderReference);
  expect(paid).toMatchObject({ state: 'completed' });

  const second = keepSandbox(options);
  await second.ready;
  await first.stop();
  await expect.poll(() => client.askOrder(wanted.orderReference)).toEqual(paid);
  await second.stop();
  expect(await client.askOrder(wanted.orderReference)).toMatchObject({ state: 'unknown' });
  rmSync(dataFolder, { recursive: true });
  ports.release();
});

const REDIRECT_URL = 'http://localhost:4200/payment-success?booking=1';

const wantedOrder = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  orderReference: newId(),
  amountPaise: 60_000,
  instrument: 'upi',
  redirectUrl: REDIRECT_URL,
  lifetimeSeconds: 900,
  description: 'Electrical Repairs',
  ...changes,
});

async function order(changes: Partial<OrderRequest> = {}) {
  const wanted = wantedOrder(changes);
  const created = await sandbox.gateway.createOrder(wanted);
  if (created.state !== 'created') throw new Error(JSON.stringify(created));
  return { orderReference: wanted.orderReference, payUrl: created.payUrl };
}

async function paidOrder() {
  const made = await order();
  await sandbox.press(made.payUrl, 'pay');
  return made;
}

type Received = { body: Uint8Array; header(name: string): string | null };
type Shop = Awaited<ReturnType<typeof openShop>>;

/** A merchant who writes down every webhook. */
async function openShop() {
  const received: Received[] = [];
  let refusals = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ body: Buffer.concat(chunks), header: headerOf(request.headers) });
    response.statusCode = refusals > 0 ? 503 : 200;
    refusals -= 1;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const about = (reference: string) =>
    received.filter(({ body }) => Buffer.from(body).includes(reference));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    about,
    refuse: (times: number) => {
      refusals = times;
    },
    async next(matches: (body: string) => boolean): Promise<Received> {
      const find = () => received.find(({ body }) => matches(Buffer.from(body).toString()));
      await expect.poll(find).toBeDefined();
      return find() as Received;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const headerOf = (headers: IncomingHttpHeaders) => (name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};
