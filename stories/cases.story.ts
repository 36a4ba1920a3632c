import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible, PHONE, visitDashboard } from './booking-page.ts';
import { opsPage } from './of-staff.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';

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

test('N09: a customer complains and has a ticket number, somebody of operations answers from a template and closes it, and the customer reads why', async () => {
  const booking = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash');
  const own = await visitDashboard(browser, product, { viewport: PHONE });
  await own.goto(`${product.url}/bookings/${booking.id}`);
  await own.getByRole('link', { name: 'Complain or ask' }).click();
  await own.getByLabel('What happened?').fill('A brown stain came under the basin.');
  await own.getByRole('button', { name: 'Send', exact: true }).click();
  await own.getByText('We have it. Your ticket number is').waitFor();
  const number = /C-\d+/.exec((await own.locator('.request-number').textContent()) ?? '')?.[0];
  await own.getByRole('heading', { name: `Ticket ${number}` }).waitFor();
  await expectAccessible(own);

  const page = await opsPage({ product, browser }, cast.meera.email, '/cases');
  await page.getByRole('link', { name: number ?? '' }).click();
  await page.getByRole('button', { name: 'I take it' }).click();
  await page.getByText('Taken', { exact: true }).waitFor();
  await page.getByLabel('Begin from').selectOption({ label: 'Rework offered' });
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue())
    .toContain('redo the work free of charge');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('Answered', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Why, as the customer reads it').fill('Done again on Tuesday.');
  await page.getByRole('button', { name: 'Close the case' }).click();
  await page.getByRole('button', { name: 'Take it up again' }).waitFor();

  await own.reload();
  await own.getByText('redo the work free of charge').waitFor();
  await own.getByText('Done again on Tuesday.').waitFor();
  await expect.poll(() => own.locator('.request-state').textContent()).toMatch(/^Closed /);
});
