import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { newVisitor } from './account-page.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await newVisitor(browser);
  page = await context.newPage();
  await page.goto(`${product.url}/login`);
});
afterEach(() => context.close());

type Told = { readonly way: string; readonly origin: string; readonly code: string };

/** Opens the popup as a button of ours would, and writes down what the page is told. */
async function openPopup(provider: string): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate((address) => {
    const told: Told[] = [];
    Object.assign(window, { told });
    const write = (way: string) => (event: MessageEvent) =>
      told.push({ way, origin: event.origin, code: event.data.code });
    window.addEventListener('message', write('opener'));
    new BroadcastChannel('aangan-social').addEventListener('message', write('channel'));
    Object.assign(window, { popup: window.open(address, '_blank', 'popup,width=480,height=640') });
  }, `/api/auth/social/${provider}/start`);
  const popup = await opened;
  await popup.getByRole('heading', { name: /^Sign in with / }).waitFor();
  return popup;
}

const whatWasTold = () => page.evaluate(() => [...(window as unknown as { told: Told[] }).told]);
const isClosed = () => page.evaluate(() => (window as unknown as { popup: Window }).popup.closed);
const whoIsIn = () =>
  page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json();
    return user?.fullName ?? null;
  });

test.each(['google', 'facebook', 'x'])(
  '%s signs in by a popup that tells the page and closes',
  async (provider) => {
    const popup = await openPopup(provider);
    await expect.poll(() => isClosed()).toBe(false);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Dev Mehta' }).click();
    await closed;
    await expect.poll(whatWasTold).toHaveLength(2);
    const told = await whatWasTold();
    expect(told.map(({ way }) => way).sort()).toEqual(['channel', 'opener']);
    for (const { origin, code } of told) expect([origin, code]).toEqual([product.url, 'signed-in']);
    await expect.poll(() => whoIsIn()).toBe('Dev Mehta');
  },
);

test('a popup that is closed is seen to be closed, and signs nobody in', async () => {
  const popup = await openPopup('google');
  await popup.close();
  await expect.poll(isClosed).toBe(true);
  await expect.poll(() => whatWasTold()).toEqual([]);
  await expect.poll(() => whoIsIn()).toBeNull();
});

test('saying no at the other company is told as such', async () => {
  const popup = await openPopup('x');
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await closed;
  await expect.poll(whatWasTold).not.toHaveLength(0);
  expect((await whatWasTold())[0]?.code).toBe('popup-closed-by-user');
});
