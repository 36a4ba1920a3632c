import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { addDays, dateInIndia, weekday } from '#kernel/time.ts';
import { createClient } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';
import { expectAccessible } from '../booking-page.ts';

const nextMonday = (): string => {
  const today = dateInIndia(Date.now());
  return addDays(today, (8 - weekday(today)) % 7 || 7);
};

/** A price changes from Monday: seen on the card first, published for the day, and taken back by an older version. */
export async function changePrice(product: Product, page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const card = page.locator('.service-card');
  await page.getByRole('link', { name: 'Catalogue' }).first().press('Enter');
  await page.getByRole('heading', { name: 'House Cleaning' }).first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Price of The service in rupees').fill('650');
  await card.getByText('₹650').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Saved.').waitFor();
  await press('Publish…');
  await dialog.getByText('Price and time: ₹500 → ₹650').waitFor();
  await dialog.getByLabel('From a day on, at midnight').press('Space');
  await dialog.getByLabel('Day', { exact: true }).fill(nextMonday());
  await dialog.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByText('Version 2 holds from').waitFor();
  const { value } = await createClient(product.url).call(readCatalogue, {});
  const sold = value?.services.find(({ slug }) => slug === 'house-cleaning')?.pricePaise;
  expect(sold).toBe(50_000);

  // The old price returns on Monday, as a version of its own for the same day.
  await press('Use again: version 1');
  await card.getByText('₹500').waitFor();
  await press('Publish…');
  const from = dialog.getByLabel('Day', { exact: true });
  await expect.poll(() => from.inputValue()).toBe(nextMonday());
  await dialog.getByRole('button', { name: 'Publish' }).press('Enter');
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
}
