import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { bell, bellPanel, openProfile } from './account-dialogs.ts';
import { newVisitor, signInByCall } from './account-page.ts';
import { expectAccessible, PHONE } from './booking-page.ts';
import { deliver, shown, standInForPushService, tapMessage } from './lock-screen.ts';
import { staffOf } from './of-staff.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser({ whole: true });
});
beforeEach(async () => {
  context = await newVisitor(browser, { serviceWorkers: 'allow', viewport: PHONE });
  await standInForPushService(context);
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function visit(path = '/main', lang = 'en'): Promise<void> {
  await context.addCookies([{ name: 'lang', value: lang, url: product.url }]);
  await signInByCall(context, product, cast.asha.email);
  await page.goto(product.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const allow = () => context.grantPermissions(['notifications'], { origin: product.url });
const tellMe = () => bellPanel(page).getByRole('switch', { name: 'Turn on notifications' });
const subscriptions = async () =>
  (await product.db.query('select user_id from push_subscriptions')).rows;

test('a device is told after a press, no longer after another, and not after its owner has signed out', async () => {
  await allow();
  await visit();
  await bell(page).click();
  await expect.poll(() => tellMe().getAttribute('aria-checked')).toBe('false');
  await expect.poll(() => subscriptions()).toEqual([]);

  await tellMe().click();
  await expect.poll(() => tellMe().getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => subscriptions()).toEqual([{ user_id: cast.asha.id }]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('push-service')))
    .toMatch(/^B[\w-]{86}$/);
  await expectAccessible(page);

  await tellMe().click();
  await expect.poll(() => tellMe().getAttribute('aria-checked')).toBe('false');
  await expect.poll(subscriptions).toEqual([]);

  await tellMe().click();
  await expect.poll(subscriptions).toHaveLength(1);
  // A session that has ended elsewhere took it along; the next start of the app brings it back.
  await product.db.query('delete from push_subscriptions');
  await page.reload();
  await expect.poll(subscriptions).toHaveLength(1);

  await (await openProfile(page)).getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${product.url}/`);
  await expect.poll(() => subscriptions()).toEqual([]);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a person who has said no to their browser is not asked, and told where they can change it', async () => {
  await visit('/main', 'mr');
  await page.getByRole('button', { name: /^सूचना/ }).click();
  // A headless browser without the permission answers for its owner: no.
  await page.getByRole('switch', { name: 'या फोनवर सूचना चालू करा' }).click();
  await page.getByText('हा ब्राउझर आमचे मेसेज अडवतो').waitFor();
  await expect.poll(() => page.getByRole('switch').count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: /^सूचना/ }).click();
  await page.getByText('हा ब्राउझर आमचे मेसेज अडवतो').waitFor();
  await expect.poll(() => page.getByRole('switch').count()).toBe(0);
});

test('a message is shown in its own words, once, and a tap opens its booking in the app', async () => {
  await allow();
  const booking = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash');
  await visit();
  const message = {
    id: 'm1',
    title: 'बुकिंग निश्चित झाले',
    body: `प्लंबिंग ${booking.reference}`,
    path: `/bookings/${booking.id}`,
  };
  await deliver(page, message);
  await deliver(page, message);
  await expect.poll(() => shown(page)).toEqual([[message.title, message.body]]);

  await tapMessage(context, '/worker.js');
  await page.waitForURL(`${product.url}/bookings/${booking.id}`);
  await page.getByText(booking.reference).first().waitFor();
  await expect.poll(() => shown(page)).toEqual([]);
});

test('a colleague on duty hears of a safety exit while the console is closed, and a tap opens it', async () => {
  await allow();
  const booking = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash');
  const { cookies } = await staffOf(product, cast.meera.email);
  await context.addCookies(
    [...cookies].map(([name, { value }]) => ({ name, value, url: product.url })),
  );
  await page.goto(`${product.url}/ops`);
  await page.getByRole('button', { name: 'Nobody on duty' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'I am on duty' }).click();
  await sheet.getByText(/^On duty until/).waitFor();
  await sheet.getByRole('button', { name: 'Ring in this browser' }).click();
  await sheet.getByText('This browser rings').waitFor();
  await expect.poll(subscriptions).toEqual([{ user_id: cast.meera.id }]);
  await expectAccessible(page);

  await page.goto('about:blank');
  await product.db.query(
    `select record_event($1, 'CrewMemberLeftForSafety', now(), 'karigar:1', '{"karigarId": 1}')`,
    [booking.id],
  );
  const rung = async () => {
    const { messages } = await (await fetch(`${product.url}/dev/outbox.json`)).json();
    return messages.find(({ template }: { template: string }) => template === 'staff-called');
  };
  await expect.poll(rung, { timeout: 30_000 }).toMatchObject({
    ...{ channel: 'push', words: { subject: 'Somebody left a visit for safety' } },
  });

  await page.goto(`${product.url}/ops/cases`);
  const { subject: title, text: body } = (await rung()).words;
  await deliver(page, { id: 's1', title, body, path: `/ops/bookings/${booking.id}` }, '/ops');
  await tapMessage(context, '/ops-worker.js');
  await page.waitForURL(`${product.url}/ops/bookings/${booking.id}`);
});
