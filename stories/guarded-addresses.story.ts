import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { fillLogin, openModal, pressLogin, signInByCall } from './account-page.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;

eachVisitor((stage) => {
  ({ product, context, page } = stage);
});

const at = (path: string) => page.waitForURL(product.url + path);
const open = (path: string) => page.goto(product.url + path);

describe('who may see what', () => {
  test('ROUTE-09 a protected address says Loading... until it is known who asks', async () => {
    await signInByCall(context, product, cast.asha.email);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/session', async (route) => {
      await asked;
      await route.continue();
    });
    await open('/booking-history?not-drawn');
    await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
    await expect.poll(() => page.getByRole('heading').count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Booking History' }).waitFor();
  });

  test('ROUTE-05 ROUTE-10 a visitor is sent to /, its entry is replaced, and login leads back', async () => {
    await open('/privacy-policy');
    await open('/booking-history');
    await at('/');
    await page.goBack();
    await at('/privacy-policy');
    await page.goForward();
    await at('/');
    const modal = await openModal(page, product);
    await fillLogin(modal, cast.asha.email);
    await pressLogin(modal);
    await at('/booking-history');
    await page.getByRole('heading', { level: 1, name: 'Booking History' }).waitFor();
  });

  test('ROUTE-08 any other path redirects to /, and the server says 404', async () => {
    const answer = await open('/no-such-place');
    expect(answer?.status()).toBe(404);
    await at('/');
  });

  test('PROF-02 API-04 logout leads to / and signs out every other tab', async () => {
    await signInByCall(context, product, cast.asha.email);
    await open('/main');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const other = await context.newPage();
    await other.goto(`${product.url}/booking-history`);
    await other.getByRole('heading', { level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Profile' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Logout' }).click();
    await at('/');
    await loaded;
    await other.waitForURL(`${product.url}/`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    const session = await context.request.get(`${product.url}/api/auth/session`);
    expect(await session.json()).toMatchObject({ user: null });
  });

  test('signing in on one tab signs in the others', async () => {
    await open('/login');
    const other = await context.newPage();
    await other.goto(`${product.url}/login`);
    await fillLogin(other, cast.asha.email);
    await pressLogin(other);
    await at('/main');
  });

  test('a server that cannot be asked is no reason to send anybody away', async () => {
    await signInByCall(context, product, cast.asha.email);
    await page.route('**/api/auth/session', (route) => route.abort());
    await open('/booking-history?not-drawn');
    await page.getByText('Something went wrong. Please try again.').waitFor();
    await page.unroute('**/api/auth/session');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Booking History' }).waitFor();
  });
});
