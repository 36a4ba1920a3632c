import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#testing/product.ts';
import {
  bookNow,
  chooseTime,
  clearSavedHomes,
  dialogOf,
  expectAccessibleIn,
  goOn,
  goToPayment,
  PHONE,
  pay,
  visitDashboard,
} from './booking-page.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});
beforeAll(() => clearSavedHomes(product));

/** These dialogs glide and fade, as they do for most people. */
const moving = { reducedMotion: 'no-preference' } as const;
const slots = () => page.locator('input[name="booking-time"]');
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return element?.getAttribute('aria-label') ?? (element?.value || element?.textContent) ?? '';
  });

describe('the dialog and the browser', () => {
  test('the back button closes it, a reload keeps it with everything that was typed', async () => {
    page = await visitDashboard(browser, product, { ...moving, viewport: PHONE });
    await bookNow(page, 'Wedding Planning');
    await goToPayment(page);
    await pay(page, 'Card');
    await page.reload();
    await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /^Card/ }).isChecked()).toBe(true);
    await page.getByText('Flat 702, Sahyadri Heights').waitFor();

    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await page.goForward();
    await dialogOf(page).waitFor();
  });

  test('closing it by Escape leaves the page where it was, with the focus on Book Now', async () => {
    page = await visitDashboard(browser, product, moving);
    await bookNow(page, 'Rudrabhishek');
    await dialogOf(page).waitFor();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => focused()).toBe('Book Now: Rudrabhishek');
  });

  test('a link to a booking opens its dialog, and closing it leads to the dashboard', async () => {
    page = await visitDashboard(browser, product, moving);
    await page.goto(`${product.url}/main?book=satyanarayan-pooja&option=food`);
    await page.getByRole('dialog', { name: 'Satyanarayan Pooja' }).waitFor();
    await expect
      .poll(() =>
        dialogOf(page)
          .getByRole('radio', { name: /^Food Only/ })
          .isChecked(),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${product.url}/main`);
  });

  test('a whole booking by keyboard alone', async () => {
    page = await visitDashboard(browser, product, moving);
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Book Now: House Cleaning' }).focus();
    await keyboard.press('Enter');
    await page.locator('input[name="booking-day"]').first().waitFor({ state: 'attached' });
    await page.locator('input[name="booking-time"]').first().waitFor({ state: 'attached' });
    const tabTo = async (wanted: RegExp) => {
      for (let step = 0; step < 25 && !wanted.test(await focused()); step += 1) {
        await keyboard.press('Tab');
      }
      await expect.poll(() => focused()).toMatch(wanted);
    };

    await tabTo(/^\w+day, \d+ \w+/);
    await keyboard.press('ArrowRight');
    await page.locator('input[name="booking-time"]').first().waitFor({ state: 'attached' });
    await tabTo(/^$|^\d{6}$/);
    await keyboard.type('400076');
    await page.getByText('Slots for Powai').waitFor();
    await tabTo(/^\d\d:00\s[AP]M$/);
    await keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('input[name="booking-time"]:checked').count()).toBe(1);
    await tabTo(/^Next$/);
    await keyboard.press('Enter');

    await expect.poll(() => focused()).toBe('Where should we come?');
    for (let step = 0; step < 4; step += 1) await keyboard.press('Tab');
    await keyboard.type('Flat 702');
    await tabTo(/^Next$/);
    await keyboard.press('Enter');
    await expect.poll(() => focused()).toBe('How would you like to pay?');
    await keyboard.press('Tab');
    await keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('radio', { name: /^Cash/ }).isChecked()).toBe(true);
    await tabTo(/^Confirm Booking$/);
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Booking Confirmed' }).waitFor();
    await keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  test('axe finds nothing to object to in any step on a phone, on a small one and on a wide screen, and nothing is wider than it', async () => {
    page = await visitDashboard(browser, product);
    const inspect = async () => {
      for (const look of ['phone', 'small phone', 'wide screen'] as const) {
        await expectAccessibleIn(page, [look]);
        const wide = await dialogOf(page).evaluate((dialog) => dialog.scrollWidth > innerWidth);
        expect(wide).toBe(false);
      }
    };
    await bookNow(page, 'Wedding Planning');
    await slots().first().waitFor({ state: 'attached' });
    await inspect();
    await page.getByRole('button', { name: 'Open calendar' }).click();
    await inspect();
    await page.getByRole('button', { name: 'Close calendar' }).click();
    await chooseTime(page);
    await goOn(page);
    await inspect();
    await page.getByLabel('Building and street').fill('Flat 702');
    await goOn(page);
    await pay(page, 'UPI');
    await inspect();
  });
});
