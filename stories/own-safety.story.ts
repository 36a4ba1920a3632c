import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { editDialog, openEdit, openProfile } from './account-dialogs.ts';
import { expectAccessible, PHONE, visitDashboard } from './booking-page.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;

oneStage((stage) => {
  ({ product, browser } = stage);
});

const security = (page: Page) => page.getByRole('dialog', { name: 'Login and security' });
const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const atPhone = { viewport: PHONE };

test('somebody sees every device that is logged in, and logs another one out', async () => {
  const elsewhere = await visitDashboard(browser, product, { who: 'imran' });
  const page = await visitDashboard(browser, product, { who: 'imran', ...atPhone });
  const profile = await openProfile(page);
  await profile.getByRole('button', { name: 'Login and security' }).click();
  await security(page).getByText('This device').waitFor();
  await security(page).getByLabel('New password').waitFor();
  await expectAccessible(page);
  const others = security(page).getByRole('button', { name: /^Log out: / });
  await expect.poll(() => others.count()).toBe(1);
  await others.click();
  await expect.poll(() => others.count()).toBe(0);
  await elsewhere.goto(`${product.url}/main`);
  await elsewhere.waitForURL(`${product.url}/`);
});

test('a code goes to a new address only after it was shown who sits at the open browser', async () => {
  const page = await visitDashboard(browser, product, atPhone);
  await product.db.query(`update sessions set created_at = now() - interval '1 hour'`);
  await openEdit(page);
  await editDialog(page).getByLabel('Email', { exact: true }).fill('asha.new@example.com');
  await editDialog(page).getByRole('button', { name: 'Save' }).click();
  await proof(page).getByLabel('Your password').fill('not this one');
  await proof(page).getByRole('button', { name: 'Confirm' }).click();
  await proof(page).getByText('Incorrect password.').waitFor();
  await proof(page).getByLabel('Your password').fill(DEMO_PASSWORD);
  await proof(page).getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('Code from the email').waitFor();
  const { rows } = await product.db.query('select email from users where id = $1', [cast.asha.id]);
  expect(rows).toEqual([{ email: cast.asha.email }]);
});
