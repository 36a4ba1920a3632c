import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { addDays, dateInIndia, weekday } from '#kernel/time.ts';
import { totpCodeAt } from '#server/platform/secrets/totp.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible } from './booking-page.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  await page.goto(`${product.url}/ops`);
  await page.getByLabel('E-mail address or mobile number').fill(cast.meera.email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await press('Continue');
  await press('Use an authenticator app');
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('The six digits it shows').fill(totpCodeAt(secret, Date.now()));
  await press('Add');
  await press('I have kept them');
  await page.getByRole('link', { name: 'Catalogue' }).first().click();
  await page.getByRole('heading', { name: 'House Cleaning' }).first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
const card = () => page.locator('.service-card');
const nextMonday = (): string => {
  const today = dateInIndia(Date.now());
  return addDays(today, (8 - weekday(today)) % 7 || 7);
};

test('a price changes from Monday: seen on the card first, published for the day, and taken back by an older version', async () => {
  await expectAccessible(page);
  const price = page.getByLabel('Price of The service in rupees');
  await price.fill('650');
  await card().getByText('₹650').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Saved.').waitFor();
  await press('Publish…');
  await dialog().getByText('Price and time: ₹500 → ₹650').waitFor();
  await dialog().getByLabel('From a day on, at midnight').check();
  await dialog().getByLabel('Day', { exact: true }).fill(nextMonday());
  await dialog().getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Version 2 holds from').waitFor();
  const sold = async () =>
    (await createClient(product.url).call(readCatalogue, {})).value?.services.find(
      ({ slug }) => slug === 'house-cleaning',
    )?.pricePaise;
  expect(await sold()).toBe(50_000);

  // From Monday on the old price again: a version of its own, for the same day.
  await press('Use version 1 again');
  await card().getByText('₹500').waitFor();
  await press('Publish…');
  expect(await dialog().getByLabel('Day', { exact: true }).inputValue()).toBe(nextMonday());
  await dialog().getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Version 3 holds from').waitFor();
  const { rows } = await product.db.query(
    `select v.version, price_paise::int as paise from service_versions v join services s on s.id = v.service_id
      where s.slug = 'house-cleaning' order by version`,
  );
  expect(rows).toEqual([
    { version: 1, paise: 50_000 },
    { version: 2, paise: 65_000 },
    { version: 3, paise: 50_000 },
  ]);
});

test('a tenth service is added on screen: what is missing is said at its field, and then a customer sees it', async () => {
  await page.getByRole('link', { name: 'New service' }).click();
  await page.getByLabel('Name in addresses, for good').fill('gardening');
  await press('Begin');
  const inLanguage = (name: string) => page.getByRole('group', { name });
  await inLanguage('English').getByLabel('Name', { exact: true }).fill('Balcony Gardening');
  await inLanguage('English').getByLabel('Description').fill('Pots and plants, tended.');
  await page.getByLabel('Price of The service in rupees').fill('700');
  await press('Publish…');
  await inLanguage('हिन्दी').getByText('Words are missing in this language.').waitFor();
  await expect.poll(() => dialog().count()).toBe(0);

  await inLanguage('हिन्दी').getByLabel('Name', { exact: true }).fill('बालकनी बाग़वानी');
  await inLanguage('हिन्दी').getByLabel('Description').fill('गमलों और पौधों की देखभाल।');
  await inLanguage('मराठी').getByLabel('Name', { exact: true }).fill('बाल्कनी बागकाम');
  await inLanguage('मराठी').getByLabel('Description').fill('कुंड्या आणि रोपांची निगा.');
  await press('Publish…');
  await dialog().getByText('It is sold for the first time.').waitFor();
  await dialog().getByLabel('House Cleaning').check();
  await dialog().getByRole('button', { name: 'Publish' }).click();
  await page.getByText('On sale as version 1').waitFor();
  await page.getByText('Karigars can do it').waitFor();

  const customer = await (await browser.newContext()).newPage();
  await customer.goto(`${product.url}/?lang=mr`);
  await customer.getByText('बाल्कनी बागकाम').first().waitFor();
  await customer.context().close();
});
