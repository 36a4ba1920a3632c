import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addDays, dateInIndia } from '#kernel/time.ts';
import type { Product } from '#testing/product.ts';
import { expectAccessible } from './booking-page.ts';

type Lead = { readonly id: string; readonly name: string; readonly mobile: string };

/** A lead is booked for from the number that was shown, with the price said before, and is closed as what became of it. */
export async function bookForLead(page: Page, product: Product, lead: Lead): Promise<void> {
  await page.getByRole('link', { name: 'Book for them' }).click();
  await page.getByText('Nobody has this mobile.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(lead.name);
  await page.getByLabel('Pincode').fill('400076');
  await page.getByLabel('Street and building').fill('12, Lake View');
  await page.getByLabel('Service', { exact: true }).selectOption({ label: 'Plumbing' });
  await page.getByLabel('Day', { exact: true }).fill(addDays(dateInIndia(Date.now()), 1));
  await page.locator('.book-time input:enabled').first().check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book, ₹800' }).click();
  const reference = await page.locator('.book-code').textContent();
  await page.getByRole('link', { name: 'Now' }).click();
  await page.getByRole('button', { name: 'Somebody wants to be called' }).click();
  await page.getByRole('button', { name: 'Turned into a booking' }).click();
  await page.getByText('Somebody wants to be called').waitFor({ state: 'detached' });
  const { rows } = await product.db.query(
    `select b.reference, i.outcome from bookings b join users u on u.id = b.user_id, inbox_items i
      where u.mobile = $1 and i.lead_id = $2`,
    [lead.mobile, lead.id],
  );
  expect(rows).toEqual([{ reference, outcome: 'booked' }]);
}
