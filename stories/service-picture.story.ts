import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible, visitDashboard } from './booking-page.ts';
import { opsPage } from './of-staff.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  page = await opsPage({ product, browser }, cast.meera.email);
  await page.getByRole('link', { name: 'Catalogue' }).first().click();
  await page
    .getByRole('link', { name: /Plumbing/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Own picture' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const SHOWS = { English: 'A dripping tap', हिन्दी: 'टपकता नल', मराठी: 'गळणारा नळ' };

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (label: string, name: string, buffer: Buffer) =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer();

async function publish(version: number): Promise<void> {
  await press('Publish…');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Picture').first().waitFor();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(`On sale as version ${version}`).waitFor();
}

/** The address of the picture on the page of the service, and what it is said to show. */
async function shownOn(of: Page, path: string): Promise<[string, string | null]> {
  await of.goto(`${product.url}${path}`);
  const image = of.locator('.wall img');
  await expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .not.toBe(0);
  const src = await image.evaluate((one) => (one as HTMLImageElement).currentSrc);
  return [src.replace(product.url, ''), await image.getAttribute('alt')];
}

test('a photograph is sent for a service, seen on card and page before anybody else, published, and taken back', async () => {
  await choose('Choose a picture', 'tap.jpg', Buffer.from('This is no picture.'));
  await page.getByText('Please choose a JPEG, PNG or WebP picture.').waitFor();
  await choose('Choose a picture', 'tap.jpg', await photograph(400, 300));
  await page.getByText('This picture is too small.').waitFor();

  await choose('Choose a picture', 'tap.jpg', await photograph(1600, 1000));
  await page.getByRole('img', { name: 'Own picture' }).waitFor();
  await press('Save draft');
  await page.getByText('Nothing says in this language what the picture shows.').first().waitFor();
  for (const [language, text] of Object.entries(SHOWS))
    await page.getByLabel(`What it shows, in ${language}`).fill(text);
  await page.locator('.cat-card').getByRole('img', { name: SHOWS.English }).waitFor();
  await press('Save draft');
  await page.getByText('Saved.').waitFor();
  await expectAccessible(page);

  const customer = await (await browser.newContext()).newPage();
  const [before] = await shownOn(customer, '/services/plumbing');
  expect(before).toMatch(/^data:image\/svg/);
  const [draftsPage] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open its page' }).click(),
  ]);
  await draftsPage.getByRole('img', { name: SHOWS.English }).waitFor();
  await draftsPage.close();
  expect((await customer.goto(`${product.url}/ops/preview/services/plumbing`))?.status()).toBe(404);

  await publish(2);
  const [src, alt] = await shownOn(customer, '/services/plumbing?lang=mr');
  expect(src).toMatch(/^\/api\/service-pictures\/[0-9a-f]{32}\/\d+\.webp$/);
  expect(alt).toBe(SHOWS.मराठी);
  await expectAccessible(customer);
  await customer.goto(`${product.url}/?lang=hi`);
  await customer.getByRole('img', { name: SHOWS.हिन्दी }).first().waitFor();
  const asha = await visitDashboard(browser, product);
  await asha.getByRole('img', { name: SHOWS.English }).waitFor();
  await asha.getByRole('button', { name: /Book now.*Plumbing/i }).click();
  await asha.getByRole('dialog').getByRole('img', { name: SHOWS.English }).waitFor();

  await press('Use again: version 1');
  await press('Save draft');
  await publish(3);
  const [again] = await shownOn(customer, '/services/plumbing?lang=en');
  expect(again).toMatch(/^data:image\/svg/);
  await asha.context().close();
  await customer.context().close();
});
