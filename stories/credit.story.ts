import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { bell, openProfile } from './account-dialogs.ts';
import { expectAccessible, PHONE, visitDashboard } from './booking-page.ts';
import { creditFor } from './credited.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { bringVisitTo, endOthers } from './visit-under-way.ts';

let product: Product;
let browser: Browser;
let page: Page;
/** Imran's. */
let lateId: string;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  for (const [who, daysAhead] of [
    ['asha', 2],
    ['imran', 3],
  ] as const) {
    const client = await customerOf(product, cast[who].email);
    lateId = (await bookPlumbing(client, 'cash', daysAhead)).id;
    await creditFor(product, lateId, 16_000);
  }
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const dialog = (name = 'Your credit'): Locator => page.getByRole('dialog', { name });
const button = (name: string | RegExp): Locator => dialog().getByRole('button', { name });

describe('R38 LIFE-04 credit becomes money again', () => {
  test('its owner sees what they have, types a UPI id, recognises the name, and it is paid there', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    const profile = await openProfile(page);
    await profile.getByRole('button', { name: 'Your credit' }).click();
    await dialog().getByText('₹160', { exact: true }).first().waitFor();
    await dialog().getByText('From us, because we failed you').waitFor();
    await expectAccessible(page);

    await button('Pay out ₹160 to UPI').click();
    const field = dialog().getByLabel('Your UPI ID');
    await field.fill('asha');
    await button('Check name').click();
    await dialog().getByText('Please enter a UPI ID like name@bank.').waitFor();
    await field.fill('nobody@okbank');
    await button('Check name').click();
    await dialog().getByText('No account was found for this UPI ID').waitFor();
    await field.fill('  Asha.Kulkarni@OKBank ');
    await button('Check name').click();
    await dialog().getByText('ASHA KULKARNI').waitFor();
    await dialog().getByText('asha.kulkarni@okbank').waitFor();
    await expectAccessible(page);
    // Not until she has said so.
    const { rows: before } = await product.db.query(
      "select from transfers where purpose = 'payout'",
    );
    expect(before).toHaveLength(0);

    // The browser was left open for an hour: whoever sits there is asked first.
    await product.db.query(`update sessions set created_at = now() - interval '1 hour'`);
    await button('Yes, pay out ₹160').dblclick();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByText('Before we send money to a UPI ID').waitFor();
    await proof.getByLabel('Your password').fill(DEMO_PASSWORD);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await dialog()
      .getByText(/Approved; we are sending it|At the bank|Paid to you/)
      .waitFor();
    await dialog().getByText('as•••@okbank').waitFor();
    expect(
      await dialog()
        .getByText(/^Paid out to UPI/)
        .count(),
    ).toBe(1);
    await dialog().getByText('Paid to you').waitFor();
    await dialog()
      .getByText(/^Bank reference: \d{12}$/)
      .waitFor();
    await expectAccessible(page);
    await page.goto(`${product.url}/main?credit`);
    await dialog().getByText('Paid to you').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('Escape');
    await bell(page).click();
    await page
      .getByText('₹160 has been paid to you. The bank reference is under Credit.')
      .waitFor();
    const { rows } = await product.db.query(
      "select state, amount_paise::int as amount, tries from transfers where purpose = 'payout'",
    );
    expect(rows).toEqual([{ state: 'paid', amount: 16_000, tries: 1 }]);
  });

  test('a lost connection says so, and what was typed stays', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE, who: 'imran', lang: 'hi' });
    await page.goto(`${product.url}/main?credit`);
    const hindi = dialog('आपका क्रेडिट');
    await hindi.getByRole('button', { name: '₹160 UPI पर मँगवाएँ' }).click();
    await hindi.getByLabel('आपकी UPI आईडी').fill('imran@okbank');
    await page.route('**/api/credit/upi-ids', (route) => route.abort());
    await hindi.getByRole('button', { name: 'नाम देखें' }).click();
    await hindi.locator('.error').waitFor();
    await page.unroute('**/api/credit/upi-ids');
    await expect.poll(() => hindi.getByLabel('आपकी UPI आईडी').inputValue()).toBe('imran@okbank');
    await hindi.getByRole('button', { name: 'नाम देखें' }).click();
    await hindi.getByText('IMRAN', { exact: true }).waitFor();
    await hindi.getByRole('button', { name: 'बदलें' }).click();
    await hindi.getByLabel('आपकी UPI आईडी').fill('imran@okbank');
    await toldAfterTyping(hindi);
    await expect.poll(() => hindi.getByLabel('आपकी UPI आईडी').inputValue()).toBe('imran@okbank');
  });

  /** A visit is late by now; nothing opens under the fingers of somebody who types where money goes. */
  async function toldAfterTyping(form: Locator): Promise<void> {
    await bringVisitTo(product, lateId, 'dispatched', -20);
    const heard = page.waitForResponse('**/api/needs');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await (await heard).finished();
    await page.waitForTimeout(3000);
    expect(await page.locator('.asked-now').count()).toBe(0);
    await form.getByRole('button', { name: 'नाम देखें' }).focus();
    await page.locator('.asked-now').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator('.asked-now').waitFor({ state: 'detached' });
    await endOthers(product.db, newId());
  }

  test('while something is due, it says how much, and leads to where that is paid', async () => {
    const imran = await customerOf(product, cast.imran.email);
    const { id, reference } = await bookPlumbing(imran, 'cash', 5);
    page = await visitDashboard(browser, product, { viewport: PHONE, who: 'imran', lang: 'hi' });
    await page.goto(`${product.url}/main?credit`);
    const hindi = dialog('आपका क्रेडिट');
    await hindi.getByRole('button', { name: '₹160 UPI पर मँगवाएँ' }).click();
    await hindi.getByLabel('आपकी UPI आईडी').fill('imran@okbank');
    await hindi.getByRole('button', { name: 'नाम देखें' }).click();
    // Due only now: the owner is told on pressing, and finds it there from then on.
    const pressed = hindi.getByRole('button', { name: 'हाँ, ₹160 भेजें' });
    await pressed.waitFor();
    await product.db.query(`update bookings set status = 'cancelled' where id = $1`, [id]);
    await product.db.query(`delete from holds where booking_id = $1`, [id]);
    await product.db.query(
      `insert into instalments values ($1, 2, 'cancellation-fee', 24000, now(), null)`,
      [id],
    );
    await pressed.click();
    await hindi.getByText('₹240 अभी बाक़ी हैं।').waitFor();
    await expectAccessible(page);
    await hindi.getByRole('link', { name: reference }).click();
    await page.waitForURL(`${product.url}/bookings/${id}`);
    await hindi.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '₹240 अभी चुकाएँ' }).waitFor();
  });
});
