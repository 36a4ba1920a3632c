import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeInboxItem } from '#contract/ops/take-inbox-item.ts';
import { loadWords } from '#i18n/index.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { openProfile } from './account-dialogs.ts';
import { fillLogin, newVisitor, openModal, pressLogin, signInByCall } from './account-page.ts';
import {
  bookNow,
  confirmBooking,
  dialogOf,
  expectAccessible,
  goToPayment,
  PHONE,
  pay,
} from './booking-page.ts';
import { staffOf } from './of-staff.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { openRenewedSite } from './renewed-site.ts';
import { bringVisitTo } from './visit-under-way.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ site: true });
  // The language of the account comes along at a sign-in.
  await product.db.query(`update users set language = 'en'`);
  browser = await openBrowser();
});
beforeEach(async () => {
  context = await newVisitor(browser, { serviceWorkers: 'allow', viewport: PHONE });
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Asha on a page of the app, with everything kept that is to be kept. */
async function visit(path = '/main', lang = 'en', site = product.url): Promise<void> {
  await context.addCookies([{ name: 'lang', value: lang, url: product.url }]);
  await signInByCall(context, product, cast.asha.email);
  await page.goto(site + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const asOf = () => page.getByText(/^You are offline\. Last updated \d+ \w+, \d+:\d\d\s[AP]M\.$/);
const keptByPeople = () =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('aangan-own')));

describe('without a network', () => {
  test('HIST-01 the services, the bookings and a booking can be read, each as of its time', async () => {
    const booking = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash');
    await visit('/booking-history');
    await page.getByText(booking.reference, { exact: true }).waitFor();
    await page.goto(`${product.url}/main`);
    await page.getByText('Your next visit').waitFor();

    await context.setOffline(true);
    await page.reload();
    await asOf().waitFor();
    await page.getByText('Your next visit').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Book Now/ }).count()).toBe(9);
    await expect.poll(() => page.getByText('Connect to see available slots').count()).toBe(9);
    await expectAccessible(page);

    await page.goto(`${product.url}/booking-history`);
    await asOf().waitFor();
    await page.getByText(booking.reference, { exact: true }).waitFor();
    await expectAccessible(page);

    // Its page has never been open here.
    await page.goto(`${product.url}/bookings/${booking.id}`);
    await asOf().waitFor();
    await page.getByText(booking.reference, { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByRole('dialog').getByText('You are offline').waitFor();
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await asOf().waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Booking timeline' }).waitFor();
  });

  test('BOOK-13 a booking pressed without a network is kept, even when the app is closed, and is booked once', async () => {
    await visit();
    await bookNow(page, 'House Cleaning');
    await goToPayment(page);
    await pay(page, 'Cash');
    await context.setOffline(true);
    await dialogOf(page).getByText('You are offline. Your booking is saved here').waitFor();
    await confirmBooking(page);
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Something went wrong. Please try again.', { exact: true }).waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();

    // Even the app may be closed now.
    await page.close();
    page = await context.newPage();
    await page.goto(`${product.url}/main`);
    await page.getByText('House Cleaning: not confirmed yet, saved here').waitFor();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByText('Flat 702, Sahyadri Heights').waitFor();
    await confirmBooking(page);
    await page.getByRole('dialog', { name: 'Booking Confirmed' }).waitFor();
    const { rows } = await product.db.query(
      `select 1 from bookings where user_id = $1 and service_slug = 'house-cleaning'`,
      [cast.asha.id],
    );
    expect(rows).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['user']);
  });

  test.each([
    ['en', 'You are offline', 'My bookings'],
    ['hi', 'आप ऑफ़लाइन हैं', 'मेरी बुकिंग'],
    ['mr', 'तुम्ही ऑफलाइन आहात', 'माझी बुकिंग'],
  ])(
    '%s: a page that is not of the app says so, and leads to the bookings',
    async (lang, ...said) => {
      const [title = '', bookings = ''] = said;
      await visit('/main', lang);
      await context.setOffline(true);
      await page.goto(`${product.url}/privacy-policy`);
      await page.getByRole('heading', { name: title }).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      // With its styles, which are kept as well.
      const main = page.getByRole('main');
      expect(await main.evaluate((one) => getComputedStyle(one).textAlign)).toBe('center');
      await expectAccessible(page);
      await page.getByRole('link', { name: bookings }).click();
      await page.waitForURL(`${product.url}/booking-history`);
    },
  );

  test('signing out leaves nothing of a person behind', async () => {
    const booking = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash', 2);
    await visit('/booking-history');
    await page.getByText(booking.reference, { exact: true }).waitFor();
    await expect.poll(keptByPeople).toHaveLength(1);
    await (await openProfile(page)).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${product.url}/`);
    await expect.poll(() => keptByPeople()).toEqual([]);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await context.setOffline(true);
    await page.goto(`${product.url}/booking-history`);
    await page.getByText('You are offline. Try again when you are connected.').waitFor();
    await expect.poll(() => page.getByText(booking.reference, { exact: true }).count()).toBe(0);
  });
});

test('without Remember Me nothing of a person outlives their browser', async () => {
  await visit();
  await page.getByRole('heading', { name: 'Welcome, Asha Kulkarni' }).waitFor();
  await expect.poll(keptByPeople).toHaveLength(1);
  // A browser that is closed forgets such cookies.
  await context.clearCookies();
  await context.setOffline(true);
  await page.reload();
  await page.getByText('You are offline. Try again when you are connected.').waitFor();
  await expect.poll(() => page.getByText('Asha').count()).toBe(0);
  // The app would ask who is there as soon as it can; so does the front page.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(product.url);
  await expect.poll(keptByPeople).toEqual([]);
});

test('nor does a booking that could not be sent, with its street and flat', async () => {
  await visit();
  await bookNow(page, 'House Cleaning');
  await goToPayment(page);
  await pay(page, 'Cash');
  await context.setOffline(true);
  await confirmBooking(page);
  await page.getByRole('alertdialog').waitFor();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Flat 702');
  await page.close();
  await context.clearCookies();
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto(product.url);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a draft in another tab waits for its owner, and for nobody else', async () => {
  await visit();
  await bookNow(page, 'House Cleaning');
  await goToPayment(page);
  const other = await context.newPage();
  await other.goto(`${product.url}/main`);
  await other.getByRole('button', { name: 'Profile' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${product.url}/`);

  const drafts = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(() => drafts()).toContain('Flat 702');
  const modal = await openModal(page, product);
  await fillLogin(modal, cast.imran.email);
  await pressLogin(modal);
  // Back where the other one was: with the same dialog, and nothing of the other person in it.
  await dialogOf(page).waitFor();
  await expect.poll(() => drafts()).not.toContain('Flat 702');
});

test('a new version waits to be wanted; until then the page that is open has all of its own', async () => {
  const site = await openRenewedSite(product.url);
  try {
    await visit('/main', 'en', site.url);
    site.renew();
    const line = page.getByText('A new version is ready.');
    // A browser looks again at the next visit where a file of the new version did not come.
    const look = async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      return line.isVisible();
    };
    await expect.poll(look, { interval: 1_000 }).toBe(true);
    // A part of it that it has not needed so far.
    await context.setOffline(true);
    await (await openProfile(page)).getByRole('button', { name: 'Close' }).click();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    const renewed = page.locator('script[src^="/assets/2/"], script[data-main^="/assets/2/"]');
    await renewed.waitFor({ state: 'attached' });
    await expect.poll(() => line.count()).toBe(0);

    await context.setOffline(true);
    await page.reload();
    await asOf().waitFor();
    await expect.poll(() => page.locator('script[src^="/assets/2/"]').count()).toBe(1);
  } finally {
    site.close();
  }
});

test('a customer who does not feel safe ends the visit without a network: it is kept, an SMS names the visit, and with the network operations hear of it', async () => {
  const { safety } = (await loadWords('hi')).visit;
  const { id, reference } = await bookPlumbing(
    await customerOf(product, cast.asha.email),
    'cash',
    3,
  );
  await bringVisitTo(product, id, 'dispatched');
  await visit(`/bookings/${id}`, 'hi');
  await page.locator('.live-visit .safety').waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: safety.open }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByText(safety.offline).waitFor();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: safety.confirm }).press('Enter');
  const waits = page.locator('.exit-waits');
  await waits.getByText(safety.waits).waitFor();
  const sms = waits.getByRole('link', { name: safety.sms });
  const text = safety.smsText({ reference });
  expect(text).toContain(reference);
  expect(await sms.getAttribute('href')).toMatch(/^sms:\+91\d+\?body=/);
  expect(decodeURIComponent((await sms.getAttribute('href')) ?? '')).toContain(text);
  expect(await waits.getByRole('link', { name: safety.office }).getAttribute('href')).toMatch(
    /^tel:\+91\d+$/,
  );
  await expectAccessible(page);
  await page.reload();
  await waits.waitFor();
  const heard = async () =>
    (
      await product.db.query(
        `select b.status, c.opened_by as "openedBy", i.harms, i.id as item
          from bookings b left join safety_cases c on c.booking_id = b.id
            left join inbox_items i on i.booking_id = b.id and i.kind = 'safety-exit' where b.id = $1`,
        [id],
      )
    ).rows[0];
  expect(await heard()).toMatchObject({ status: 'dispatched' });
  await context.setOffline(false);
  await waits.waitFor({ state: 'detached' });
  await expect
    .poll(heard)
    .toMatchObject({ status: 'cancelled', openedBy: 'customer', harms: 'customer' });
  // The page says who of us looks after it as soon as somebody does.
  await page.getByText(safety.held).waitFor();
  const meera = await staffOf(product, cast.meera.email);
  const { item = '' } = await heard();
  expect((await meera.call(takeInboxItem, { id: item, from: null })).status).toBe(200);
  await page.reload();
  await page.getByText(safety.taken({ name: 'Meera' })).waitFor();
  await expectAccessible(page);
});
