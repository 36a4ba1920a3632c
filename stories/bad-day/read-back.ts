import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from '../booking-page.ts';

/** In the evening the audit log says who did what, and why. */
export async function readBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'House' }).first().press('Enter');
  await page.getByRole('link', { name: 'Audit' }).press('Enter');
  await page.getByRole('button', { name: 'Acts', exact: true }).press('Enter');
  const rows = page.locator('.audit-table tbody tr');
  const find = async (text: string) => {
    await page.getByLabel('In the name or the reason').fill(text);
    await page.keyboard.press('Enter');
  };
  await find('Ill since eight.');
  // Suresh was quicker with one of the five, and had another reason.
  await expect.poll(() => rows.filter({ hasText: 'Meera Sawant' }).count()).toBe(5);
  await find('catalogue');
  await expect.poll(() => rows.filter({ hasText: 'The catalogue was published' }).count()).toBe(2);
  await expectAccessible(page);
}
