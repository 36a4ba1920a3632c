import type { Page } from 'playwright';
import { until } from '#testing/until.ts';

/** Tax documents are written right after the money is; whoever is quicker looks again. */
export async function openFirstTaxDocument(page: Page): Promise<void> {
  const first = page.locator('.tax-documents a').first();
  const look = async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    return (await first.count()) > 0 ? first : undefined;
  };
  await (await until(look, 'The booking has no tax document.')).click();
  await page.locator('.tax-document').waitFor();
}
