import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { type DayMark, readDayMarks } from '#contract/public/read-day-marks.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { createClient } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';
import { chooseTime, expectAccessible, PHONE, visitDashboard } from './booking-page.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});

/** The first day after the coming two with this mark. */
async function dayOf(mark: DayMark): Promise<string> {
  const from = addDays(dateInIndia(Date.now()), 3);
  const range = { from, until: addDays(from, 360) };
  const { value } = await createClient(product.url).call(readDayMarks, range);
  const found = value?.marks.find((one) => one.mark === mark);
  if (!found) throw new Error(`No ${mark} within a year`);
  return found.date;
}

const open = (service: string) => page.goto(`${product.url}/main?book=${service}`);
const strip = () => page.locator('.day-strip');
const day = (date: string) => page.locator(`[data-day="${date}"]`);

async function turnTo(date: string): Promise<void> {
  const toggle = page.locator('.day-picker .head button');
  await strip().locator('input').first().waitFor({ state: 'attached' });
  await toggle.click();
  while ((await day(date).count()) === 0) {
    await page.locator('.month-grid .turn button').last().click();
  }
}

describe('festivals and tithis as hints', () => {
  test('R29 a day of the month says what it is, and the strip and a remark say it again', async () => {
    page = await visitDashboard(browser, product);
    const date = await dayOf('purnima');
    await open('satyanarayan-pooja');
    await turnTo(date);
    await expect
      .poll(() => day(date).getAttribute('aria-label'))
      .toContain('Purnima, customary for Satyanarayan Pooja');
    const list = page.getByRole('list', { name: 'Festivals and tithis of this month' });
    await list.getByText('Purnima, customary').waitFor();
    await expectAccessible(page);
    await day(date).click();
    const chosen = strip().getByRole('radio', { checked: true });
    await expect.poll(() => chosen.getAttribute('aria-label')).toContain('Purnima');
    await page.locator('.day-remark').getByText('any day can be booked').waitFor();
  });

  test('R29 outside the Ganesh festival the celebration can be booked, with a gentle remark', async () => {
    page = await visitDashboard(browser, product);
    await open('ganesh-chaturthi-celebration');
    await page.getByText('This day lies outside the Ganesh festival').waitFor();
    await chooseTime(page);
    await expect
      .poll(() => page.getByRole('button', { name: 'Next', exact: true }).isEnabled())
      .toBe(true);

    const first = await dayOf('ganesh-chaturthi');
    await turnTo(addDays(first, 3));
    await day(addDays(first, 3)).click();
    await page.locator('.day-remark').getByText('Ganeshotsav').waitFor();
    await expect.poll(() => page.getByText('lies outside the Ganesh festival').count()).toBe(0);
    await strip().locator('.mark').filter({ hasText: 'Ganesh' }).first().waitFor();
  });

  test('a customer who books a plumber hears of festivals, not of tithis', async () => {
    page = await visitDashboard(browser, product);
    const [pradosh, festival] = [await dayOf('pradosh'), await dayOf('gudhi-padwa')];
    await open('plumbing');
    await turnTo(pradosh);
    while ((await day(festival).count()) === 0) {
      await page.locator('.month-grid .turn button').last().click();
    }
    await expect.poll(() => day(festival).getAttribute('aria-label')).toContain('Gudhi Padwa');
    // The marks are there now.
    await page.locator('.day-picker .head button').click();
    await turnTo(pradosh);
    await expect.poll(() => day(pradosh).getAttribute('aria-label')).not.toContain('Pradosh');
  });

  test('without the hints one books as ever', async () => {
    page = await visitDashboard(browser, product);
    await page.route('**/api/day-marks*', (route) => route.abort());
    await open('ganesh-chaturthi-celebration');
    await chooseTime(page);
    await expect
      .poll(() => page.getByRole('button', { name: 'Next', exact: true }).isEnabled())
      .toBe(true);
    await expect.poll(() => page.locator('.day-remark').count()).toBe(0);
  });

  test.each([
    ['on a phone in Hindi', { viewport: PHONE, lang: 'hi' }],
    ['on a narrow one in Marathi', { viewport: { width: 320, height: 640 }, lang: 'mr' }],
    [
      'at night on a wide screen',
      { viewport: { width: 1280, height: 900 }, colorScheme: 'dark', lang: 'en' },
    ],
  ] as const)('marks are accessible %s, and fit', async (_, options) => {
    page = await visitDashboard(browser, product, options);
    const date = await dayOf('purnima');
    await open('satyanarayan-pooja');
    await turnTo(date);
    await page.locator('.month-marks').waitFor();
    await expectAccessible(page);
    await day(date).click();
    await page.locator('.day-remark').waitFor();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });
});
