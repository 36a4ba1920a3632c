import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import type { Product } from '#testing/product.ts';
import { helpDialog, openHelp } from './account-dialogs.ts';
import { expectAccessible, expectAccessibleIn, PHONE, visitDashboard } from './booking-page.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});

const topics = () => helpDialog(page).getByRole('navigation').getByRole('button');
const topic = (name: string) => topics().filter({ hasText: name });
const heading = (name: string) => helpDialog(page).getByRole('heading', { level: 3, name });
const placeholder = () => helpDialog(page).getByText('Select a topic to view details');

describe('the Help Center', () => {
  test('HELP-01 topics left, content right, a placeholder before one is chosen, and people to ask', async () => {
    page = await visitDashboard(browser, product);
    await openHelp(page);
    await placeholder().waitFor();
    const left = await topic('How to book').boundingBox();
    const right = await placeholder().boundingBox();
    expect(left && right && left.x + left.width).toBeLessThan(right?.x ?? 0);
    await expect.poll(() => heading('Need more help?').isVisible()).toBe(true);
    const links = helpDialog(page).locator('.more-help a');
    await expect
      .poll(() => links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      .toEqual([
        `mailto:${developmentBrand.email}`,
        `tel:${developmentBrand.phone.replaceAll(' ', '')}`,
        `https://wa.me/${developmentBrand.messagingNumber}`,
      ]);
    await expect.poll(() => links.nth(0).textContent()).toContain(developmentBrand.email);
    await expect.poll(() => links.nth(1).textContent()).toContain(developmentBrand.phone);
    await topic('Payment methods').click();
    const page2 = await heading('Payment methods').boundingBox();
    expect(left && page2 && left.x + left.width).toBeLessThan(page2?.x ?? 0);
    await expect.poll(() => placeholder().count()).toBe(0);
  });

  test('HELP-02 every topic has an icon, a title and content of several lines', async () => {
    page = await visitDashboard(browser, product);
    await openHelp(page);
    await topics().first().waitFor();
    const names = await topics().allTextContents();
    expect(names).toEqual(
      expect.arrayContaining(['How to book', 'Payment methods', 'Cancellation policy']),
    );
    for (const name of names) {
      await expect.poll(() => topic(name).locator('svg').count()).toBe(2);
      await topic(name).click();
      await heading(name).waitFor();
      await expect.poll(() => helpDialog(page).locator('.help-page p').count()).toBeGreaterThan(1);
      expect(new URL(page.url()).searchParams.get('help')).toMatch(/^[a-z]+$/);
    }
  });

  test('HELP-03 cancelling: free until 24 hours before, a fee within them, a no-show in full up to its cap', async () => {
    page = await visitDashboard(browser, product);
    await page.goto(`${product.url}/main?help=cancellation`);
    await heading('Cancellation policy').waitFor();
    const text = await helpDialog(page).locator('.help-page').textContent();
    expect(text).toContain('Cancelling is free up to 24 hours before the start.');
    expect(text).toContain('Within 24 hours of the start, cancelling may incur a fee');
    expect(text).toMatch(/A no-show.* is charged in full: .* never more than 50%/);
  });
});

describe('its address', () => {
  test('a link leads to a topic, a reload keeps it, closing leaves the dashboard', async () => {
    page = await visitDashboard(browser, product);
    await page.goto(`${product.url}/main?help=payment`);
    await heading('Payment methods').waitFor();
    await page.reload();
    await heading('Payment methods').waitFor();
    await helpDialog(page).getByRole('button', { name: 'Close' }).click();
    await helpDialog(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${product.url}/main`);
  });

  test('back goes from the topic to the list, and from the list to where one was', async () => {
    page = await visitDashboard(browser, product);
    await openHelp(page);
    await topic('Refunds').click();
    await topic('How to book').click();
    await heading('How to book').waitFor();
    await page.goBack();
    await placeholder().waitFor();
    await page.goBack();
    await helpDialog(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${product.url}/main`);
    await openHelp(page);
    await topic('Refunds').click();
    await heading('Refunds').waitFor();
    await page.keyboard.press('Escape');
    await helpDialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${product.url}/main`);
  });

  test('an unknown topic is as good as none', async () => {
    page = await visitDashboard(browser, product);
    await page.goto(`${product.url}/main?help=constructor`);
    await placeholder().waitFor();
  });
});

describe('for everybody', () => {
  test('on a phone first the list, then the page, then back to the list, by keyboard', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await openHelp(page);
    await topic('Cancellation policy').focus();
    await page.keyboard.press('Enter');
    await heading('Cancellation policy').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Cancellation policy');
    await expect.poll(() => topics().first().isVisible()).toBe(false);
    await helpDialog(page).getByRole('button', { name: 'All topics' }).press('Enter');
    await topics().first().waitFor();
    await expect.poll(() => heading('Cancellation policy').count()).toBe(0);
  });

  test.each([
    ['hi', 'मदद', 'कैंसिलेशन नीति'],
    ['mr', 'मदत', 'रद्द करण्याचे धोरण'],
  ] as const)('speaks %s', async (lang, help, name) => {
    page = await visitDashboard(browser, product, { lang, viewport: PHONE });
    await page.getByRole('button', { name: help, exact: true }).click();
    await page.getByRole('navigation').getByRole('button', { name }).click();
    await page.locator('.help-page h3').waitFor();
    const text = await page.locator('.help-page').textContent();
    expect(text).toContain('24');
    expect(text).toContain('50%');
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test('has nothing that axe complains about, light and dark', async () => {
    page = await visitDashboard(browser, product);
    await openHelp(page);
    await placeholder().waitFor();
    await expectAccessibleIn(page, ['wide screen', 'wide screen at night']);
    await topic('Your profile').click();
    await heading('Your profile').waitFor();
    await expectAccessibleIn(page, ['wide screen', 'wide screen at night']);
  });
});
