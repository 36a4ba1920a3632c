import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { saveAddress } from '#contract/customer/save-address.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import {
  bookNow,
  chooseLaterTime,
  chooseTime,
  clearSavedHomes,
  confirmBooking,
  expectAccessible,
  goOn,
  goToPayment,
  PHONE,
  pay,
  visitDashboard,
} from './booking-page.ts';
import { customerOf } from './paid-online.ts';
import { oneStage } from './visitors.ts';

const HOME = {
  street: 'J P Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400058',
  landmark: '',
};

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});

const place = (name: string) =>
  page.getByRole('region', { name: 'Saved places' }).getByRole('button', { name, exact: false });
const confirmed = () => page.getByRole('heading', { name: 'Booking Confirmed' }).waitFor();

async function openWhere(service: string, pincode = '400076'): Promise<void> {
  await bookNow(page, service);
  await chooseTime(page, pincode);
  await goOn(page);
  await page.getByRole('heading', { name: 'Where should we come?' }).waitFor();
}

describe('saved addresses', () => {
  test('the first one is saved with the booking, by itself, and is one press away afterwards', async () => {
    await clearSavedHomes(product);
    page = await visitDashboard(browser, product);
    await openWhere('Plumbing');
    await expect
      .poll(() => page.getByLabel('Save this place for later bookings').isChecked())
      .toBe(true);
    await page.getByLabel('Building and street').fill('Hill Road');
    await page.getByLabel('Society').fill('Sahyadri Heights');
    await page.getByLabel('Wing').fill('B');
    await page.getByLabel('Flat no.').fill('702');
    await goOn(page);
    await page.getByText('B-702, Sahyadri Heights, Hill Road').waitFor();
    await pay(page, 'Cash');
    await confirmBooking(page);
    await confirmed();
    await page.getByRole('button', { name: 'See your booking' }).click();
    await page.getByText('B-702, Sahyadri Heights, Hill Road, Mumbai').waitFor();

    await page.goto(`${product.url}/main`);
    await openWhere('Electrical Repairs', '400053');
    await expect.poll(() => page.getByLabel('Building and street').inputValue()).toBe('');
    await place('Home').click();
    await expect.poll(() => page.getByLabel('Flat no.').inputValue()).toBe('702');
    await expect
      .poll(() => page.getByLabel('Pincode', { exact: true }).inputValue())
      .toBe('400076');
    await expect.poll(() => place('Home').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.getByLabel('Save this place for later bookings').count()).toBe(0);
  });

  test('R28 a customer who has booked nothing yet sees the times of a place that they have saved', async () => {
    const imran = await customerOf(product, cast.imran.email);
    await imran.call(saveAddress, { address: HOME, label: 'home' });
    page = await visitDashboard(browser, product, { who: 'imran' });
    await bookNow(page, 'Plumbing');
    await page.getByText('Slots for Andheri West').waitFor();
    await page.locator('input[name="booking-time"]:not([aria-disabled])').first().check();
    await goOn(page);
    await expect.poll(() => place('Home').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.getByLabel('Building and street').inputValue()).toBe(HOME.street);
  });

  test('another one is saved only when asked for, under a name of choice', async () => {
    page = await visitDashboard(browser, product);
    await openWhere('Plumbing', '400053');
    const save = page.getByLabel('Save this place for later bookings');
    await expect.poll(() => save.isChecked()).toBe(false);
    await save.check();
    await page.getByRole('radio', { name: 'Work' }).check();
    await page.getByLabel('Building and street').fill('Link Road');
    await goOn(page);
    await pay(page, 'Cash');
    await confirmBooking(page);
    await confirmed();
    await page.goto(`${product.url}/main`);
    await openWhere('Plumbing');
    await place('Work').waitFor();
  });

  test('a place can be renamed and removed', async () => {
    page = await visitDashboard(browser, product);
    await openWhere('House Cleaning');
    await page.getByRole('button', { name: 'Change or remove' }).click();
    await page.getByLabel('Name of Link Road').selectOption('Other place');
    await page.getByRole('button', { name: /^Other place Link Road/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove Link Road' }).click();
    await page.getByRole('button', { name: 'Remove Link Road' }).waitFor({ state: 'detached' });
    await page.reload();
    await place('Home').waitFor();
    await expect.poll(() => page.getByText('Other place').count()).toBe(0);
  });

  test('without an answer from the server one books as ever', async () => {
    page = await visitDashboard(browser, product, { who: 'imran' });
    await page.route('**/api/addresses', (route) => route.fulfill({ status: 500, json: {} }));
    await bookNow(page, 'Plumbing');
    await goToPayment(page);
    await pay(page, 'Cash');
    await confirmBooking(page);
    await confirmed();
  });

  test.each([
    ['on a phone', { viewport: PHONE, lang: 'en' }],
    ['on a narrow one in Marathi', { viewport: { width: 320, height: 640 }, lang: 'mr' }],
    [
      'at night on a wide screen in Hindi',
      { viewport: { width: 1280, height: 900 }, colorScheme: 'dark', lang: 'hi' },
    ],
  ] as const)('the step is accessible %s, and fits', async (_, options) => {
    page = await visitDashboard(browser, product, options);
    await page.goto(`${product.url}/main?book=plumbing`);
    await page.locator('dialog.booking-dialog input[inputmode="numeric"]').fill('400076');
    await chooseLaterTime(page);
    await page.locator('.action-bar .btn:not(.back)').click();
    await page.locator('.known-places').waitFor();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });
});
