import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { KarigarWords } from '#i18n/karigar.ts';
import { expectAccessible } from './booking-page.ts';

/** Presses it in its middle, and answers where on the screen that was. */
async function pressedPlace(button: Locator): Promise<{ x: number; y: number }> {
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error('It is not there');
  await button.click();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The customer has agreed. The bill is theirs, and each of the two reads it in their own language. */
export async function seeAgreed(page: Page, { visit }: KarigarWords, line: string): Promise<void> {
  await page.getByText(visit.estimates.approved).waitFor();
  const bill = page.locator('.k-card', { hasText: visit.bill });
  await bill.getByText(line, { exact: true }).first().waitFor();
}

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
  const pressed = await pressedPlace(page.getByRole('button', { name: send }));
  await page.getByText(yours({ why })).waitFor();
  await page.getByText(waits).waitFor();
  // A second press falls where the first did, and nothing that leads away has moved up there.
  const below = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('li')?.textContent,
    pressed,
  );
  expect(below ?? '').toContain(why);
  await expectAccessible(page);
}
