import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openTestSandbox, type TestSandbox } from '#testing/sandbox.ts';
import { openWebhookShop, type WebhookShop } from '#testing/webhook-shop.ts';
import { isOnPayPage } from '../gateway.ts';
import { createSandboxClient } from './client.ts';

let sandbox: TestSandbox;
let shop: WebhookShop;

beforeAll(async () => {
  shop = await openWebhookShop();
  sandbox = await openTestSandbox({ webhookUrl: shop.url });
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});

test('a wrong key is no answer about any order', async () => {
  const stranger = createSandboxClient({ ...sandbox, apiKey: 'guessed' });
  expect(await stranger.createOrder(wanted())).toMatchObject({ state: 'unknown' });
  expect(await stranger.askOrder('any')).toMatchObject({ state: 'unknown' });
});

test('a pay page on a stranger’s address is not one of its pages', async () => {
  await sandbox.control({
    faults: { calls: [{ call: 'create-order', kind: 'foreign-pay-page', times: 1 }] },
  });
  const created = await sandbox.gateway.createOrder(wanted());
  expect(created.state === 'created' && isOnPayPage(sandbox.gateway, created.payUrl)).toBe(false);
});

test('the pay page works without scripts, loads nothing, says that no real money moves, and escapes what it shows', async () => {
  const page = await fetch(await payPage({ description: '<script>alert(1)</script> & Co' }));
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
  const body = new URLSearchParams({ choice: 'steal' });
  expect((await fetch(await payPage(), { method: 'POST', body })).status).toBe(400);
});

test('a changed byte or another event id makes a webhook a forgery', async () => {
  const { orderReference } = await paidOrder('once');
  await expect.poll(() => shop.about(orderReference).length).toBe(1);
  const [webhook] = shop.about(orderReference);
  const { body, header } = webhook as NonNullable<typeof webhook>;
  const changed = Buffer.from(Buffer.from(body).toString().replace('60000', '90000'));
  const { verifyWebhook } = sandbox.gateway;
  expect(verifyWebhook({ body, header })).toBeDefined();
  expect(verifyWebhook({ body: changed, header })).toBeUndefined();
  const renamed = (name: string) => (name.includes('event') ? 'SBXE123456' : header(name));
  expect(verifyWebhook({ body, header: renamed })).toBeUndefined();
});

const REDIRECT_URL = 'http://localhost:4200/payment-success?booking=1';

const wanted = (changes: { description?: string } = {}) => ({
  orderReference: newId(),
  amountPaise: 60_000,
  instrument: 'upi' as const,
  redirectUrl: REDIRECT_URL,
  lifetimeSeconds: 900,
  description: 'Electrical Repairs',
  ...changes,
});

async function payPage(changes: { description?: string } = {}): Promise<string> {
  const created = await sandbox.gateway.createOrder(wanted(changes));
  if (created.state !== 'created') throw new Error(JSON.stringify(created));
  return created.payUrl;
}

async function paidOrder(webhook: 'once') {
  const order = wanted();
  const created = await sandbox.gateway.createOrder(order);
  await sandbox.press(created.state === 'created' ? created.payUrl : '', 'pay', webhook);
  return order;
}
