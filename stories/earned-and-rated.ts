import type { Page } from 'playwright';
import type { KarigarWords } from '#i18n/karigar.ts';
import { expectAccessible } from './booking-page.ts';

/** Earnings of the week, line by line. */
export async function seeEarned(page: Page, words: KarigarWords, rupees: string): Promise<void> {
  const { karigar, visit, work } = words;
  await page.getByRole('link', { name: karigar.tabs.earnings }).click();
  await page.getByText(work.earnings.total).waitFor();
  await page.locator('.k-big').getByText(rupees).waitFor();
  // The Karigar holds more cash than they have earned so far: the rest is said.
  await page.getByText(work.earnings.carried).waitFor();
  await page.locator('summary').first().click();
  await page.getByText(visit.deductions['platform-fee']).waitFor();
  await expectAccessible(page);
}

/** A rating is not fair: said once, in words, and then somebody decides. */
export async function appealRating(page: Page, words: KarigarWords): Promise<void> {
  const { open, send, waits, yours } = words.work.me.appealRating;
  await page.getByRole('link', { name: words.karigar.tabs.me }).click();
  await page.locator('summary').getByText(words.work.me.rating).click();
  await page.getByRole('button', { name: open }).press('Enter');
  await page.getByRole('button', { name: send }).press('Enter');
  await page.getByRole('alert').getByText(words.refusals['text-missing']).waitFor();
  const why = 'गेट बंद था, मैं वहीं रुका रहा।';
  await page.getByRole('textbox').fill(why);
  await expectAccessible(page);
  await page.getByRole('button', { name: send }).press('Enter');
  await page.getByText(yours({ why })).waitFor();
  await page.getByText(waits).waitFor();
  await expectAccessible(page);
}
