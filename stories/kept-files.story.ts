import type { Browser, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { openProfile } from './account-dialogs.ts';
import { signInByCall } from './account-page.ts';
import {
  bookNow,
  chooseTime,
  confirmBooking,
  dialogOf,
  goOn,
  PHONE,
  pay,
  visitDashboard,
} from './booking-page.ts';
import { photograph } from './photograph.ts';
import { bringVisitTo } from './visit-under-way.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
oneStage((stage) => {
  ({ product, browser } = stage);
});

const pictures = (page: Page): Locator =>
  dialogOf(page).getByRole('img', { name: 'Picture 1 of the work' });

/** Asha has said when, and shows at the second step what is broken. */
async function withPicture(): Promise<Page> {
  const page = await visitDashboard(browser, product, { viewport: PHONE, reducedMotion: 'reduce' });
  await bookNow(page, 'Plumbing');
  await chooseTime(page);
  await goOn(page);
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles(await photograph());
  await pictures(page).waitFor();
  await expect.poll(() => kept(page)).toBe(1);
  return page;
}

/** How many services have files that wait in this browser. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('aangan-waiting-files', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const count = database.transaction('files').objectStore('files').count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );

/** As if they had been chosen that long ago. */
const age = (page: Page, by: number): Promise<void> =>
  page.evaluate(
    (milliseconds) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('aangan-waiting-files', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const shelf = database.transaction('files', 'readwrite').objectStore('files');
          const all = shelf.getAll();
          all.onsuccess = () => {
            for (const one of all.result) shelf.put({ ...one, keptAt: one.keptAt - milliseconds });
          };
          shelf.transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    by,
  );

test('a picture chosen for a booking is there again after a reload, goes with the booking, waits for no other, and is seen by whoever comes', async () => {
  const page = await withPicture();
  await page.reload();
  await pictures(page).waitFor();
  await page.getByLabel('Building and street').fill('Flat 702, Sahyadri Heights');
  await goOn(page);
  await pay(page, 'Cash');
  await confirmBooking(page);
  await page.getByText('Booking Confirmed', { exact: true }).first().waitFor();
  await expect.poll(() => kept(page)).toBe(0);
  const { rows } = await product.db.query('select booking_id as id from enclosures');
  expect(rows).toHaveLength(1);
  const [{ id }] = rows;
  await bringVisitTo(product, id, 'assigned');
  const telephone = await browser.newContext({ viewport: PHONE });
  await signInByCall(telephone, product, cast.ravi.email);
  const work = await telephone.newPage();
  await work.goto(`${product.url}/karigar/visits/${id}`);
  const seen = work.locator('.k-briefing img');
  await seen.scrollIntoViewIfNeeded();
  await expect
    .poll(() => seen.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await telephone.close();
});

test('it is gone after a day, and when its owner signs out', async () => {
  const page = await withPicture();
  await age(page, DAY);
  await page.reload();
  await dialogOf(page).locator('input[type=file]').waitFor({ state: 'attached' });
  await expect.poll(() => kept(page)).toBe(0);
  expect(await pictures(page).count()).toBe(0);

  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles(await photograph());
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto(`${product.url}/main`);
  const profile = await openProfile(page);
  await profile.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${product.url}/`);
  await expect.poll(() => kept(page)).toBe(0);
});
