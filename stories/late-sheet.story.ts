import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { openProfile } from './account-dialogs.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible } from './booking-page.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;
eachVisitor((stage) => {
  ({ product, context, page } = stage);
});

const PROFILE = /\/assets\/profile-dialog-.+\.(js|css)$/;
const missing = () => page.getByRole('dialog', { name: 'Something went wrong. Please try again.' });

test('a sheet that cannot be downloaded says so over its screen, and opens when the network is back', async () => {
  await signInByCall(context, product, cast.asha.email);
  await page.route(PROFILE, (route) => route.abort('internetdisconnected'));
  await page.goto(`${product.url}/main`);
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await missing().waitFor();
  await expectAccessible(page);

  // The screen below is as it was.
  await page.keyboard.press('Escape');
  await missing().waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await missing().waitFor();
  await context.setOffline(true);
  await missing().getByText('You are offline. Try again when you are connected.').waitFor();
  await page.unroute(PROFILE);
  await context.setOffline(false);
  const profile = page.getByRole('dialog', { name: 'Profile' });
  await profile.getByText(cast.asha.email).first().waitFor();
  // With its styles, too: a stylesheet that has failed is not asked for again by itself.
  const withoutStyles = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
          ({ sheet }) => sheet === null,
        ).length,
    );
  // One that is still on its way has no sheet either; a dead one stays without.
  await expect.poll(withoutStyles).toBe(0);
});

test('sheets open without a network on a screen that has been open for a while', async () => {
  await signInByCall(context, product, cast.asha.email);
  const last = page.waitForResponse(/\/assets\/credit-dialog-.+\.js$/);
  await page.goto(`${product.url}/main`);
  await last;
  await context.setOffline(true);
  await openProfile(page);
});
