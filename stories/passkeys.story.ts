import type { Browser } from 'playwright';
import { expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { openProfile } from './account-dialogs.ts';
import { expectAccessible, PHONE, visitDashboard } from './booking-page.ts';
import { giveDevice } from './own-device.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;

oneStage((stage) => {
  ({ product, browser } = stage);
});

test('somebody adds a passkey and logs in with it, with nothing typed', async () => {
  const page = await visitDashboard(browser, product, { viewport: PHONE });
  await giveDevice(page);
  const profile = await openProfile(page);
  await profile.getByRole('button', { name: 'Login and security' }).click();
  const security = page.getByRole('dialog', { name: 'Login and security' });
  await security.getByText('You have no passkey yet.').waitFor();
  await security.getByRole('button', { name: 'Add a passkey' }).click();
  await security.getByText('Passkey added.').waitFor();
  await security.getByRole('button', { name: /^Remove the passkey: / }).waitFor();
  await expectAccessible(page);
  await page.context().clearCookies({ name: 'aangan_session' });
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(`${product.url}/main`);
  await expect
    .poll(async () => {
      const { rows } = await product.db.query(
        'select used_at is not null as used from passkeys where user_id = $1',
        [cast.asha.id],
      );
      return rows;
    })
    .toEqual([{ used: true }]);
});
