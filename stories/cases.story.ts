import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { recordPayee } from '#server/modules/karigar/payee-store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible } from './booking-page.ts';
import { opsPage } from './of-staff.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('a risky change of a Karigar’s account calls finance, who stop it after seeing what that does, and read the income tax of a quarter', async () => {
  const now = Date.now();
  const id = newId(now);
  const usableAt = now + DAY;
  const payee = { upiAddress: 'ravi@newbank', bankAccount: null, ifsc: null };
  const keys = keysFrom(serverSecret(product.dataFolder));
  await transaction(product.db, async (db) => {
    await recordPayee(db, keys, { id, karigarId: 1, payee, usableAt }, now);
    const data = { karigarId: 1, userId: cast.ravi.id, usableAt, because: 'new-device' };
    await recordEvent(db, id, 'KarigarPayeeChanged', now, 'karigar:1', data);
  });
  const page = await opsPage({ product, browser }, cast.meera.email);
  await page.getByText('A Karigar’s account was changed: ask whether it was them').click();
  await page.getByRole('button', { name: 'I take it' }).click();
  await page.getByRole('link', { name: 'Open changed accounts' }).click();
  await product.db.query('update staff_sessions set stepped_up_at = now()');
  await page.getByText('ra•••@newbank').waitFor();
  await page.getByRole('button', { name: 'Stop: Ravi Pawar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Stop the new account of Ravi Pawar' });
  await sheet.getByText('Nobody is paid at this account any more.').waitFor();
  await sheet.getByText('No payment waits for the bank at this account.').waitFor();
  await expectAccessible(page);
  await sheet.getByLabel('Why').fill('Ravi says it was somebody else.');
  await sheet.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Stopped: Ravi says it was somebody else.').waitFor();
  await page.goto(`${product.url}/ops/karigars/1`);
  await page.getByText('Stopped: Ravi says it was somebody else.').waitFor();
  const skills = page.locator('form', { hasText: 'They are asked for these services' });
  await skills.getByLabel('Rudrabhishek').check();
  await skills.getByLabel('Why').fill('Learnt with Guruji.');
  await skills.getByRole('button', { name: 'Show what changes' }).click();
  await skills.getByText('New: Rudrabhishek.').waitFor();
  await skills.getByRole('button', { name: 'Change the skills' }).click();
  await skills.getByText('The skills are changed.').waitFor();
  await page.getByText('Electrical Repairs, Rudrabhishek').waitFor();
  const ended = async () =>
    (await product.db.query(`select outcome from inbox_items where about = $1`, [id])).rows[0];
  await expect.poll(ended).toEqual({ outcome: 'solved' });

  await page.goto(`${product.url}/ops/money/tax`);
  await page.getByText('No tax was kept of anybody in this quarter.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Financial year').selectOption({ label: '2024-25' });
  await page.getByLabel('Quarter').selectOption({ label: 'January to March' });
  await page.getByText('1 Jan 2025').waitFor();
  await page.context().close();
});
