import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Tax documents are written right after the money is; whoever is quicker looks again. */
export async function openFirstTaxDocument(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page.locator('.tax-documents a').count();
    })
    .toBeGreaterThan(0);
  await page.locator('.tax-documents a').first().click();
  await page.locator('.tax-document').waitFor();
}
