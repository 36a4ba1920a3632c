import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { type Product, startProduct } from '#testing/product.ts';
import {
  bookNow,
  confirmBooking,
  expectAccessible,
  goToPayment,
  PHONE,
  pay,
  visitDashboard,
} from './booking-page.ts';

/** The same customer, the same dialog, at each of the gateways that can take the money of a public site. */
describe.each(['phonepe', 'razorpay'] as const)('paying at %s', (provider) => {
  let product: Product;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const environment = { PAYMENT_PROVIDER: provider };
    [product, browser] = await Promise.all([
      startProduct({ site: true, environment }),
      openBrowser(),
    ]);
  });
  afterEach(() => page.context().close());
  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });

  const choose = async (choice: string) => {
    await page.waitForURL(`${product.gatewayUrl}/pay/**`);
    await page.locator(`button[name=choice][value=${choice}]`).click();
    await page.waitForURL(`${product.url}/payment-success?**`);
  };
  const attempts = async () =>
    (
      await product.db.query<{ provider: string; state: string }>(
        'select provider, state from payment_attempts order by created_at',
      )
    ).rows;

  test('API-02 BOOK-12 ROUTE-07 declined, tried again, paid: two attempts, one payment, a firm booking', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await bookNow(page, 'Plumbing');
    await goToPayment(page);
    await pay(page, 'UPI');
    const initiation = page.waitForRequest(`**/api/payment/initiate-${provider}`);
    await confirmBooking(page);
    expect((await initiation).postDataJSON()).toMatchObject({ amount: 800_00 });
    await page.waitForURL(`${product.gatewayUrl}/pay/**`);
    await page.getByText('₹800', { exact: true }).first().waitFor();
    await choose('decline');
    await page.getByText('The payment failed').waitFor();

    await page.getByRole('button', { name: 'Try again' }).click();
    await choose('pay');
    await page.getByText('Booking Confirmed').first().waitFor();
    expect(await attempts()).toEqual([
      { provider, state: 'failed' },
      { provider, state: 'succeeded' },
    ]);
    const { rows } = await product.db.query(
      `select b.firm_at is not null as firm, p.amount_paise, p.origin, p.mode from bookings b
        join payments p on p.booking_id = b.id`,
    );
    expect(rows).toEqual([{ firm: true, amount_paise: 800_00, origin: provider, mode: 'upi' }]);
  });

  test.runIf(provider === 'razorpay')(
    'our page on the way there: readable, and of use when no script runs',
    async () => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: PHONE,
        locale: 'mr-IN',
      });
      page = await context.newPage();
      const { rows } = await product.db.query<{ pay_url: string }>(
        `update payment_attempts set state = 'pending' where state = 'failed' returning pay_url`,
      );
      await page.goto(rows[0]?.pay_url ?? '');
      await page.getByRole('heading', { name: 'पेमेंट पेजवर जात आहोत' }).waitFor();
      await page.getByRole('button', { name: 'पेमेंट पेजवर जा' }).click();
      await page.waitForURL(`${product.gatewayUrl}/pay/**`);
    },
  );

  test.runIf(provider === 'razorpay')('our page on the way there is accessible', async () => {
    const context = await browser.newContext({ viewport: PHONE });
    page = await context.newPage();
    const { rows } = await product.db.query<{ pay_url: string }>(
      `select pay_url from payment_attempts where state = 'pending' limit 1`,
    );
    const html = await (await fetch(rows[0]?.pay_url ?? '')).text();
    // Without its script it stays, so that it can be looked at.
    await page.setContent(html.replace(/<script>.*<\/script>/, ''));
    await page.getByRole('button', { name: 'Go to the payment page' }).waitFor();
    await expectAccessible(page);
  });
});
