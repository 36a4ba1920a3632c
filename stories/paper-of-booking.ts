import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Papers are written right after the money is; whoever is quicker looks again. */
export async function openFirstPaper(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page.locator('.papers a').count();
    })
    .toBeGreaterThan(0);
  await page.locator('.papers a').first().click();
  await page.locator('.paper').waitFor();
}
