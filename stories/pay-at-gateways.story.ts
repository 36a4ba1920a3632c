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

  test('LIFE-01 LIFE-04 cancelled in time, the whole price is credited by the way it came', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await page.goto(`${product.url}/booking-history`);
    await page
      .getByRole('link', { name: /Plumbing/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('₹800').first().waitFor();
    await sheet.getByRole('button', { name: 'Cancel booking' }).click();
    const refunds = page.getByRole('region', { name: 'Refunds' });
    await refunds.getByText('Back to your UPI, the way it came').waitFor();
    await expect
      .poll(async () => {
        await page.reload();
        await refunds.waitFor();
        return refunds.textContent();
      })
      .toContain('Credited to you');
    const { rows } = await product.db.query(
      `select r.state, r.amount_paise::int as amount, a.provider from refunds r
        join payment_attempts a on a.id = r.attempt_id`,
    );
    expect(rows).toEqual([{ state: 'credited', amount: 800_00, provider }]);
  });

  test('LIFE-05 of an event the advance is paid at once, and the part of its day on that day', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE, who: 'imran' });
    await bookNow(page, 'Event Photography');
    await goToPayment(page);
    await pay(page, 'UPI');
    await confirmBooking(page);
    await choose('pay');
    await page.getByText('Booking Confirmed').first().waitFor();
    await page.getByRole('link', { name: 'See your booking' }).click();
    const plan = page.getByRole('region', { name: 'Payment in parts' });
    await plan.getByText('Paid on').first().waitFor();
    await product.db.query(
      `update instalments set due_at = now() where kind = 'event-day' and paid_at is null`,
    );
    await page.reload();
    await page.getByRole('button', { name: 'Pay ₹200 now' }).click();
    await choose('pay');
    await page.getByRole('link', { name: 'See your booking' }).click();
    await plan.waitFor();
    expect(await plan.getByText(/^Paid on/).count()).toBe(2);
    const { rows } = await product.db.query(
      `select p.amount_paise::int as amount, p.origin, p.mode from payments p join bookings b on b.id = p.booking_id
        where b.service_slug = 'event-photography' order by p.created_at`,
    );
    expect(rows).toEqual([
      { amount: 1_600_00, origin: provider, mode: 'upi' },
      { amount: 200_00, origin: provider, mode: 'upi' },
    ]);
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
