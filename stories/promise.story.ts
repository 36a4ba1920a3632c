import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { readPromise } from '#contract/public/read-promise.ts';
import { promise } from '#i18n/en/promise.ts';
import { openBrowser } from '#testing/browser.ts';
import { createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible, PHONE } from './booking-page.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('R31 without a script the figures stand in the page, or that there are not enough yet, in three languages', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  const link = page.getByRole('link', { name: 'Our track record' });
  await expect.poll(() => link.getAttribute('href')).toBe('/promise');
  // The claims say whose they are and of when, and lead to what is counted.
  const source = page.locator('.claims .source');
  await source.getByText('Stated by the company, November 2026.').waitFor();
  await source.getByRole('link').click();
  await page.waitForURL(`${product.url}/promise`);
  await page.getByRole('heading', { level: 2, name: 'On time at the door' }).waitFor();
  const { value } = await createClient(product.url).call(readPromise, {});
  const { atLeast } = policy.promise;
  const counts = { count: `${value?.onTime.visits}`, atLeast: `${atLeast}` };
  const few = promise.tooFewText(counts);
  await expect.poll(() => page.locator('#main').textContent()).toContain(few);
  await expect.poll(() => page.getByText('Not enough yet').count()).toBe(4);
  // As the categories that are sold today say it.
  await page.getByText('80–85%').waitFor();
  await page.getByRole('link', { name: 'मरा' }).click();
  await page.getByText('अजून पुरेसे नाही').first().waitFor();
  await page.getByRole('link', { name: 'हिं' }).click();
  await page.getByText('अभी काफ़ी नहीं').first().waitFor();
  await context.close();
});

test('R31 everybody can read it, however they read', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto(`${product.url}/promise`);
    await page.getByText('Not enough yet').first().waitFor();
    await expectAccessible(page);
    await context.close();
  }
});
