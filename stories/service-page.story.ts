import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftCatalogue } from '#contract/ops/draft-catalogue.ts';
import { publishCatalogue } from '#contract/ops/publish-catalogue.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { GARDENING, OUTDOORS } from '#testing/gardening.ts';
import { type Product, startProduct } from '#testing/product.ts';
import {
  bookNow,
  confirmBooking,
  dialogOf,
  expectAccessible,
  goToPayment,
  PHONE,
  pay,
  visitDashboard,
} from './booking-page.ts';
import { staffOf } from './of-staff.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ site: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('without a script the page says what is sold, at the price that is charged, in three languages', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${product.url}/services/satyanarayan-pooja`);
  await page.getByRole('heading', { level: 1, name: 'Satyanarayan Pooja' }).waitFor();
  const food = page.getByRole('link', { name: 'Book Now: Food Only' });
  await expect
    .poll(() => food.getAttribute('href'))
    .toBe('/main?book=satyanarayan-pooja&option=food');
  await page.getByText('₹5,000').first().waitFor();
  await page.goto(`${product.url}/services/plumbing`);
  const rates = page.getByRole('region', { name: 'Prices of parts and extra work' });
  await rates.getByRole('listitem').filter({ hasText: 'Tap, fitted' }).getByText('₹480').waitFor();
  await page.goto(`${product.url}/services/satyanarayan-pooja`);
  await page.getByText('Do we need a muhurat?').waitFor();
  await page.getByRole('link', { name: 'मरा' }).click();
  await page.getByText('मुहूर्त लागतो का?').waitFor();
  await page.getByRole('link', { name: 'हिं' }).click();
  await page.getByText('क्या मुहूर्त चाहिए?').waitFor();
  await context.close();
});

test('a slot near my pincode leads into the dialog with the choice made, for a visitor after signing in', async () => {
  const page = await visitDashboard(browser, product, { viewport: PHONE });
  await page.getByRole('link', { name: 'What is included: Plumbing' }).click();
  await page.getByLabel('Pincode').fill('110001');
  await page.getByRole('button', { name: 'Show slots' }).click();
  await page.getByText('We don’t serve this pincode yet.').waitFor();
  await page.getByLabel('Pincode').fill('400028');
  await page.getByRole('button', { name: 'Show slots' }).click();
  const slot = page.locator('.slot-links a').last();
  const time = await slot.textContent();
  await slot.click();
  await dialogOf(page).waitFor();
  await expect
    .poll(() => page.locator('input[name="booking-time"]:checked').getAttribute('value'))
    .toBe(time);
  await expect.poll(() => page.getByLabel(/^Slots for/).inputValue()).toBe('400028');
  await page.context().close();

  const visitor = await browser.newContext();
  const outside = await visitor.newPage();
  await outside.goto(`${product.url}/services/plumbing`);
  await outside.getByRole('link', { name: 'Book Now: Plumbing' }).first().click();
  await outside.getByRole('dialog').waitFor();
  await expect
    .poll(() => outside.evaluate(() => sessionStorage.getItem('return-path')))
    .toBe('/main?book=plumbing&option=');
  await visitor.close();
});

test('a size and an add-on chosen on the page change price and time, and are what is booked', async () => {
  const page = await visitDashboard(browser, product, { viewport: PHONE });
  await page.goto(`${product.url}/services/house-cleaning`);
  const price = page.locator('.buy-bar [data-price]');
  await expect.poll(() => price.textContent()).toBe('₹500');
  await page.getByText('3 BHK', { exact: true }).click();
  await page.getByText('Inside of the fridge').click();
  await expect.poll(() => price.textContent()).toBe('₹1,100');
  await expect.poll(() => page.locator('dd[data-length]').textContent()).toBe('4.5 h');
  await page.locator('.buy-bar').getByRole('link').click();
  const dialog = dialogOf(page);
  await dialog.getByRole('heading', { name: 'What you chose' }).waitFor();
  await expectAccessible(page);
  await goToPayment(page);
  await dialog.getByText('Total ₹1,100').waitFor();
  await pay(page, 'Cash');
  await confirmBooking(page);
  await page.getByText('Booking Confirmed').first().waitFor();
  await page.goto(`${product.url}/booking-history`);
  await page.getByText('3 BHK, 1 bathroom, Inside of the fridge').first().waitFor();
  await page.context().close();
});

test('a pooja is offered as the dialog proposes it, and on the next days of the almanac, one of which is chosen', async () => {
  const page = await visitDashboard(browser, product, { viewport: PHONE });
  await page.goto(`${product.url}/services/satyanarayan-pooja`);
  const bar = page.locator('.buy-bar');
  await bar.getByText('Full Arrangement').waitFor();
  await expect.poll(() => bar.locator('[data-price]').textContent()).toBe('₹11,000');
  const days = page.locator('.service-days a');
  await expect.poll(() => days.count()).toBe(6);
  await expectAccessible(page);
  const day = new URLSearchParams((await days.nth(1).getAttribute('href')) ?? '').get('date');
  await days.nth(1).click();
  await dialogOf(page).waitFor();
  await expect
    .poll(() => page.locator('input[name="booking-day"]:checked').getAttribute('value'))
    .toBe(day);
  await page.goto(`${product.url}/services/plumbing`);
  await bar.waitFor();
  expect(await days.count()).toBe(0);
  await page.context().close();
});

test('the same service begun from its card is the one of the specified price', async () => {
  const page = await visitDashboard(browser, product);
  await bookNow(page, 'House Cleaning');
  const dialog = dialogOf(page);
  await dialog.getByText('₹500').first().waitFor();
  await expect.poll(() => dialog.getByText('What you chose').count()).toBe(0);
  await page.context().close();
});

test('a tenth service has its page by rows alone, and its address ends with its sale', async () => {
  const read = async (path: string) => {
    const answer = await fetch(`${product.url}${path}`);
    return { status: answer.status, html: await answer.text() };
  };
  expect((await read('/services/gardening')).status).toBe(404);
  const meera = await staffOf(product, cast.meera.email);
  await meera.call(draftCatalogue, { slug: 'outdoors', category: OUTDOORS });
  await meera.call(draftCatalogue, { slug: 'gardening', service: GARDENING });
  await meera.call(publishCatalogue, {
    ...{ services: ['gardening'], categories: ['outdoors'], from: null, skilledAs: ['plumbing'] },
  });
  await expect.poll(async () => (await read('/services/gardening')).status).toBe(200);
  const { html } = await read('/services/gardening?lang=mr');
  for (const text of ['बाल्कनी बागकाम', '₹700', 'कुंडी बदलणे', 'नवी रोपे', 'किती कुंड्या?', '+₹200'])
    expect(html).toContain(text);
  expect(html).toMatch(/"@type":"Offer"[^}]*"price":700/);
  expect((await read('/sitemap.xml')).html).toContain('/services/gardening?lang=mr</loc>');
});

test('everybody can read it, however they read', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
      const context = await browser.newContext({ colorScheme, viewport });
      const page = await context.newPage();
      await page.goto(`${product.url}/services/plumbing`);
      await page.getByText('What needs fixing?').waitFor();
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true);
      await context.close();
    }
  }
});
