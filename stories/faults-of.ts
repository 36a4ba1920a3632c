import type { Page } from 'playwright';
import { expectAccessible } from './booking-page.ts';

/** Faults of the screen that is shown now, as sentences: wider than the screen, or objected to by axe. */
export async function faultsOf(page: Page, where: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const faults = wide > 0 ? [`${where}: ${wide} px too wide`] : [];
  await expectAccessible(page).catch((error) =>
    faults.push(`${where}: ${JSON.stringify(error.actual)}`),
  );
  return faults;
}
