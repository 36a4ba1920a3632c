import type { Page } from 'playwright';

/** A page hears of a switch when the network comes back. */
export async function switchedOffMeanwhile(
  page: Page,
  refusal: string,
  look: () => Promise<void>,
): Promise<void> {
  const asked = '**/api/features/off';
  const reconnect = async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  };
  await page.route(asked, (route) =>
    route.fulfill({ json: { features: ['ratings'], refused: [refusal] } }),
  );
  await reconnect();
  await look();
  await page.unroute(asked);
  await reconnect();
}
