import type { Browser, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { readCity } from '#server/seed/read-city.ts';
import { sowCity } from '#server/seed/sow-city.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { sowKarigar } from '#testing/small-town.ts';
import {
  bookNow,
  chooseTime,
  clearSavedHomes,
  confirmBooking,
  goOn,
  PHONE,
  pay,
  visitDashboard,
} from './booking-page.ts';
import { oneStage } from './visitors.ts';

const KOTHRUD = '411038';

let product: Product;
let browser: Browser;

oneStage((stage) => {
  ({ product, browser } = stage);
});
beforeAll(async () => {
  await clearSavedHomes(product);
  await sowCity(product.db, await readCity('testing/cities/pune.json'));
  await sowKarigar(product.db, { home: KOTHRUD });
  // A server looks for cities once a minute; this one is not waited for.
  await product.restart(0);
});

const labels = (page: Page) =>
  page
    .locator('input[name="booking-time"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test('in Pune a visit is booked at half past nine, and in Mumbai the hours are as before', async () => {
  const page = await visitDashboard(browser, product, { viewport: PHONE });
  await bookNow(page, 'Plumbing');
  await page.locator('input[name="booking-time"]').first().waitFor({ state: 'attached' });
  await expect.poll(() => labels(page)).toHaveLength(12);
  expect(await chooseTime(page, KOTHRUD, '09:30 AM')).toBe('09:30 AM');
  await expect.poll(() => labels(page)).toHaveLength(23);
  await goOn(page);
  await page.getByLabel('Building and street').fill('Flat 4, Karve Road');
  await expect.poll(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('Pune');
  await expect
    .poll(() => page.getByLabel('State', { exact: true }).inputValue())
    .toBe('Maharashtra');
  await goOn(page);
  await pay(page, 'Cash');
  await confirmBooking(page);
  await page.getByRole('dialog', { name: 'Booking Confirmed' }).waitFor();
  const { rows } = await product.db.query(
    `select to_char(b.starts_at at time zone 'Asia/Kolkata', 'HH24:MI') as time, p.city
      from bookings b join holds h on h.booking_id = b.id join karigars k on k.id = h.karigar_id
        join pincodes p on p.pincode = k.home_pincode
      where b.user_id = $1 and b.address ->> 'pincode' = $2`,
    [cast.asha.id, KOTHRUD],
  );
  expect(rows).toEqual([{ time: '09:30', city: 'pune' }]);

  const other = await visitDashboard(browser, product, { who: 'imran' });
  await bookNow(other, 'Plumbing');
  await chooseTime(other, '400076', '10:00 AM');
  await expect
    .poll(() => labels(other))
    .toEqual(
      ['09', '10', '11', '12', '01', '02', '03', '04', '05', '06', '07', '08'].map(
        (hour, index) => `${hour}:00 ${index < 3 ? 'AM' : 'PM'}`,
      ),
    );
});

test('a time that the city of the address does not have is given up for one that it has', async () => {
  const page = await visitDashboard(browser, product);
  await bookNow(page, 'Plumbing');
  await chooseTime(page, KOTHRUD, '02:30 PM');
  await goOn(page);
  await page.getByLabel('Building and street').fill('Flat 702');
  await page.getByLabel('Pincode', { exact: true }).fill('400076');
  const offers = page.locator('.slot-gone .offers .btn');
  await offers.first().waitFor();
  expect((await offers.allTextContents()).join(' ')).not.toMatch(/:30/);
  await offers.first().click();
  await goOn(page);
  await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
});

test('a city that offers fewer languages shows those to the people who live there', async () => {
  await product.db.query(`update cities set languages = '{en,mr}' where slug = 'pune'`);
  await product.restart(0);
  const page = await visitDashboard(browser, product);
  const pills = page.locator('nav.lang a');
  await expect.poll(() => pills.allTextContents()).toEqual(['EN', 'मरा']);
  const visitor = await browser.newPage();
  await visitor.goto(product.url);
  await expect.poll(() => visitor.locator('nav.lang a').allTextContents()).toHaveLength(3);
  await visitor.close();
});
