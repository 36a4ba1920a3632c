import type { Page } from 'playwright';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { warnOfPapers } from '#server/flows/karigar/warn-of-papers.ts';
import { listEndingPapers } from '#server/views/ending-papers.ts';
import { expectAccessible } from '../booking-page.ts';
import type { OpsStage } from '../of-staff.ts';

/** A newer check that holds for three weeks: the Karigar is reminded of it before it expires, and the desk sees that. */
export async function remindOfPaper({ product }: OpsStage, desk: Page): Promise<void> {
  await desk.getByLabel('Number on the certificate').fill('PV/2026/2290');
  await desk.getByLabel('Holds until (may be empty)').fill(addDays(dateInIndia(Date.now()), 21));
  await desk.getByRole('button', { name: 'Write the check down' }).press('Enter');
  await desk.getByText('PV/2026/2290').waitFor();
  await desk.getByRole('link', { name: 'Karigars', exact: true }).first().press('Enter');
  await desk.getByRole('link', { name: 'Documents', exact: true }).press('Enter');
  const row = desk.getByRole('row', { name: /PV\/2026\/2290/ });
  await row.getByText('not yet, within the hour').waitFor();
  const now = Date.now();
  await warnOfPapers(product.db, await listEndingPapers(product.db, now), now);
  await desk.reload();
  await row.getByText(/\d:\d/).waitFor();
  await expectAccessible(desk);
}
