import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingView } from '#contract/customer/booking.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { newVisitor, signInByCall } from './account-page.ts';
import {
  bookNow,
  dialogOf,
  expectAccessible,
  goOn,
  PHONE,
  visitDashboard,
} from './booking-page.ts';
import { bookForToday, guardsPhone, scanned } from './gate-stage.ts';

let product: Product;
let browser: Browser;
let asha: BrowserContext;
let booking: BookingView;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  asha = await newVisitor(browser);
  await signInByCall(asha, product, cast.asha.email);
  booking = await bookForToday(product);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

describe('at the gate', () => {
  test('the pass on the customer’s screen, scanned, says YES in large words with name, face, wing and hours', async () => {
    const page = await asha.newPage();
    await page.goto(`${product.url}/bookings/${booking.id}`);
    await page.getByRole('heading', { name: /^Gate pass for / }).waitFor();
    await page.getByText('Nobody is let in here without a pass.').waitFor();
    await expectAccessible(page);
    const address = await scanned(page);
    expect(address).toMatch(new RegExp(`^${product.url}/gate#[\\w-]{100,400}$`));

    const phone = await guardsPhone({ browser, product }, 'en');
    await phone.goto(address);
    await phone.getByRole('heading', { name: 'YES' }).waitFor();
    await phone.getByText('B, Sahyadri Heights CHS Ltd').waitFor();
    const verdict = phone.locator('[data-verdict]:visible');
    await verdict.getByText('There is no picture of the face here.').waitFor();
    expect(await phone.getByText('702').count()).toBe(0);
    await phone.getByText(/\d{1,2}:\d\d\s[AP]M to /).waitFor();
    await expectAccessible(phone);
    // Another language is the same question.
    await phone.getByRole('link', { name: 'मराठी' }).click();
    await phone.getByRole('heading', { name: 'हो', exact: true }).waitFor();
    await phone.context().close();
    await page.close();
  });

  test('six digits do as well; the pincode is remembered, wrong ones are told, and others are NO', async () => {
    const page = await asha.newPage();
    await page.goto(`${product.url}/bookings/${booking.id}`);
    const code = (await page.locator('.gate-digits b').textContent())?.replace(/\D/g, '') ?? '';
    await page.close();

    const phone = await guardsPhone({ browser, product }, 'hi');
    await phone.goto(`${product.url}/gate`);
    await phone.getByRole('button', { name: 'जाँचें' }).click();
    await phone.getByText('पास में ठीक 6 अंक होते हैं।').waitFor();
    await expectAccessible(phone);
    await phone.getByLabel('पास के छह अंक').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await phone.getByLabel('आपकी सोसायटी का पिनकोड').fill('400069');
    await phone.getByRole('button', { name: 'जाँचें' }).click();
    await phone.getByRole('heading', { name: 'हाँ', exact: true }).waitFor();
    // In another language the same digits are asked about, stand in no address, and the language is remembered.
    await phone.getByRole('link', { name: 'मराठी' }).click();
    await phone.getByRole('heading', { name: 'हो', exact: true }).waitFor();
    expect(new URL(phone.url()).hash).toBe('');
    await phone.goto(`${product.url}/gate`);
    await phone.getByRole('button', { name: 'तपासा' }).waitFor();
    await phone.getByRole('link', { name: 'हिन्दी' }).click();
    await phone.getByLabel('पास के छह अंक').fill(code);
    await phone.getByRole('button', { name: 'जाँचें' }).click();
    await phone.getByRole('heading', { name: 'हाँ', exact: true }).waitFor();
    await phone.getByRole('button', { name: 'दूसरा पास जाँचें' }).click();
    await expect.poll(() => phone.getByLabel('आपकी सोसायटी का पिनकोड').inputValue()).toBe('400069');
    await phone.getByLabel('पास के छह अंक').fill(code === '123456' ? '654321' : '123456');
    await phone.keyboard.press('Enter');
    await phone.getByRole('heading', { name: 'नहीं', exact: true }).waitFor();
    await expectAccessible(phone);
    await phone.context().close();
  });

  test('digits that are sent before the page’s script has come stand in no address, and are asked about once it is there', async () => {
    const page = await asha.newPage();
    await page.goto(`${product.url}/bookings/${booking.id}`);
    const code = (await page.locator('.gate-digits b').textContent())?.replace(/\D/g, '') ?? '';
    await page.close();
    const phone = await guardsPhone({ browser, product }, 'en');
    await phone.route('**/assets/gate-*.js', async (route) => {
      await phone.getByLabel('Six digits of the pass').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await phone.getByLabel('Pincode of your society').fill('400069');
      await phone.getByRole('button', { name: 'Check' }).click({ noWaitAfter: true });
      await route.continue();
    });
    await phone.goto(`${product.url}/gate`);
    await phone.getByRole('heading', { name: 'YES' }).waitFor();
    expect(new URL(phone.url()).search).toBe('');
    await phone.context().close();
  });

  test('without a network it says so, and the same question is asked again', async () => {
    const page = await asha.newPage();
    await page.goto(`${product.url}/bookings/${booking.id}`);
    const address = await scanned(page);
    await page.close();
    const phone = await guardsPhone({ browser, product }, 'en');
    // It has seen no keys either, so it cannot tell anything by itself.
    await phone.route('**/api/gate/*', (route) => route.abort());
    await phone.goto(address);
    await phone.getByRole('heading', { name: 'CAN’T TELL' }).waitFor();
    await phone.unroute('**/api/gate/*');
    await phone.getByRole('button', { name: 'Try again' }).click();
    await phone.getByRole('heading', { name: 'YES' }).waitFor();
    await phone.context().close();
  });

  test('once the visit has gone to another Karigar the very next look at the old pass is NO, and the screen shows the new one', async () => {
    const page = await asha.newPage();
    await page.goto(`${product.url}/bookings/${booking.id}`);
    const address = await scanned(page);
    const phone = await guardsPhone({ browser, product }, 'en');
    await phone.goto(address);
    await phone.getByRole('heading', { name: 'YES' }).waitFor();
    await product.db.query(
      `update holds set karigar_id = (select id from karigars k where not exists
        (select from holds h where h.karigar_id = k.id) limit 1) where booking_id = $1`,
      [booking.id],
    );
    await phone.reload();
    await phone.getByRole('heading', { name: 'NO', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /^Gate pass for / }).waitFor();
    await phone.goto('about:blank');
    await phone.goto(await scanned(page));
    await phone.getByRole('heading', { name: 'YES' }).waitFor();
    await phone.context().close();
    await page.close();
  });
});

describe('a home in a society', () => {
  test('quiet hours are told where the address is typed; the hour that falls into them is exchanged with one press', async () => {
    const page = await visitDashboard(browser, product, { who: 'imran', viewport: PHONE });
    await bookNow(page, 'Plumbing');
    const dialog = dialogOf(page);
    await page.getByLabel(/^Pincode, for exact slots|^Slots for/).fill('400069');
    await page.getByText('Slots for Andheri East').waitFor();
    await dialog.locator('.day-strip label').nth(2).click();
    const afternoon = page.locator('input[name="booking-time"][value="03:00 PM"]');
    await afternoon.and(page.locator(':not([aria-disabled])')).check();
    await goOn(page);
    await page.getByLabel('Building and street').fill('12 Hill Road');
    await page.getByLabel('Society').fill('sahy');
    await page.getByRole('button', { name: 'Sahyadri Heights CHS Ltd' }).click();
    await page
      .getByText('Quiet hours: 2 PM to 4 PM every day. No drilling or hammering then.')
      .waitFor();
    await page.getByRole('button', { name: 'B', exact: true }).click();
    await expect.poll(() => page.getByLabel('Wing').inputValue()).toBe('B');
    await page
      .getByText(/^03:00\sPM on .* falls into the quiet hours of Sahyadri Heights/)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Take 04:00\sPM/ }).click();
    await goOn(page);
    await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
    // Back at the times, those hours say why they are closed.
    await page.getByRole('button', { name: /Date & Time/ }).click();
    const reason = page.locator('label.slot', { has: afternoon });
    await reason.getByText('Your society’s quiet hours').waitFor({ state: 'attached' });
    await page.context().close();
  });
});
