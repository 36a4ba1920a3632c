import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { loadWords } from '#i18n/index.ts';
import { createClient } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';
import { expectAccessible } from '../booking-page.ts';
import type { Caller } from './caller.ts';

/** Rain closes two wards for the day of the caller's visit: seen before, told, seen where the caller and operations look, and ended at once. */
export async function closeForRain(product: Product, page: Page, caller: Caller): Promise<void> {
  const { id, date } = caller;
  const client = createClient(product.url);
  const reasons = async () => {
    const day = await client.call(readOpenSlots, { serviceId: 3, date, pincode: '400076' });
    return new Set(day.value?.slots.map(({ reason }) => reason));
  };
  await page.getByRole('link', { name: 'Catalogue' }).first().press('Enter');
  await page.getByRole('link', { name: 'Zone switches' }).press('Enter');
  await chooseWards(page);
  await page.getByLabel('From').fill(`${date}T00:00`);
  await page.getByLabel('Ends by itself').fill(`${date}T23:45`);
  await page.getByLabel('New bookings for these hours').selectOption('none');
  const form = page.locator('form').first();
  await form.getByLabel('Why').fill('Water on the roads.');
  await press(page, 'Show what it does');
  await page.getByText('1 visit, 1 customer').waitFor();
  await expectAccessible(page);
  await press(page, 'Switch on, tell 1');
  await page.getByText('The switch is on.').waitFor();
  const kept = page.locator('article').first();
  await kept.getByText(/S: .* · T: /).waitFor();
  await kept.getByText('1 visit').waitFor();
  await expectAccessible(page);
  expect(await reasons()).toEqual(new Set(['zone-closed']));
  await readByCaller(product, caller);
  await page.goto(`${product.url}/ops/bookings/${id}`);
  await page.getByText('nobody pays a fee').waitFor();

  await page.goto(`${product.url}/ops/catalogue/city/zones`);
  await kept.getByLabel('Why').fill('The water is gone.');
  await kept.getByRole('button', { name: 'End it now' }).press('Enter');
  await kept.getByText('ended before it began').waitFor();
  expect(await reasons()).toContain(null);
}

async function chooseWards(page: Page): Promise<void> {
  const place = page.getByLabel('Add a ward, pincode or place');
  const removals = page.getByRole('button', { name: /^Remove [ST]: / });
  for (const [index, ward] of ['S', 'T'].entries()) {
    const option = page.locator(`datalist option[value^="${ward}: "]`).first();
    await place.fill((await option.getAttribute('value')) ?? '');
    await expect.poll(() => removals.count()).toBe(index + 1);
  }
}

async function readByCaller(product: Product, { id, own }: Caller): Promise<void> {
  const { booking } = await loadWords('mr');
  await own.goto(`${product.url}/main`);
  await own.locator(`.clock-note a[href="/bookings/${id}"]`).waitFor();
  await own.getByText(booking.zoneFree).waitFor();
  await expectAccessible(own);
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');
