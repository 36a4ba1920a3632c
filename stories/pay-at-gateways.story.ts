import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordBill } from '#server/modules/visit/bill-store.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { controlGateway } from '#testing/simulated-gateway.ts';
import {
  bookNow,
  confirmBooking,
  expectAccessible,
  goToPayment,
  PHONE,
  pay,
  pressOnBooking,
  visitDashboard,
} from './booking-page.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { bringVisitTo } from './visit-under-way.ts';

/**
 * The same customer, the same dialog, at each of the gateways that can take the money of a public site. Paying, declining and
 * giving back happen at both; what is the same code of ours whichever is asked (`gateways.test.ts` compares them) at one.
 */
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

  /** PhonePe was told the way to pay; Razorpay asks for it on its own page. */
  const choose = async (choice: string, mode = 'UPI') => {
    await page.waitForURL(`${product.gatewayUrl}/pay/**`);
    if (provider === 'razorpay') await page.locator(`input[name=mode][value=${mode}]`).check();
    else await page.getByText(mode === 'CARD' ? 'Card' : 'UPI', { exact: true }).waitFor();
    await page.locator(`button[name=choice][value=${choice}]`).click();
    await page.waitForURL(`${product.url}/payment-success?**`);
  };
  const openBooking = async (service: RegExp) => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await page.goto(`${product.url}/booking-history`);
    await page.getByRole('link', { name: service }).first().click();
    await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  };
  const refunds = () => page.getByRole('region', { name: 'Refunds' });
  /** Its banks give money back at once. */
  const gatewayIs = (faults: object) =>
    controlGateway(product, provider, { faults: { ...faults, refunds: { afterMs: 50 } } });
  const untilCredited = () =>
    expect
      .poll(async () => {
        await page.reload();
        await refunds().waitFor();
        return refunds().textContent();
      })
      .toContain('Credited to you');
  /** The headings of the books, and the first reference that stands there. */
  const everyRupee = async (entries: readonly string[]) => {
    await page.getByText('Every rupee of this booking').click();
    const headings = page.locator('.ledger h3');
    await expect.poll(() => headings.allTextContents()).toEqual(entries);
    const { rows } = await product.db.query<{ reference: string }>(
      'select gateway_reference as reference from payment_attempts where gateway_reference is not null',
    );
    const first = await page.locator('.ledger li').first().textContent();
    expect(rows.some(({ reference }) => first?.includes(`Reference: ${reference}`))).toBe(true);
  };
  /** The address of an attempt that waits for its customer; a sweep asks the gateway about those and may end it meanwhile. */
  const openPayUrl = async () => {
    const { rows } = await product.db.query<{ pay_url: string }>(
      `update payment_attempts set state = 'pending'
        where id = (select id from payment_attempts where state in ('failed', 'pending') limit 1) returning pay_url`,
    );
    return rows[0]?.pay_url ?? '';
  };
  const lastTampering = () => {
    const line = product
      .logged()
      .split('\n')
      .findLast((text) => text.includes('payment-tampered'));
    return JSON.parse(line ?? '{}') as Record<string, unknown>;
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
    await gatewayIs({});
    await choose('decline');
    await page.getByText('The payment failed').waitFor();

    await page.getByRole('button', { name: 'Try again' }).click();
    await choose('pay');
    await page.getByText('Booking Confirmed').first().waitFor();
    await expect
      .poll(() => attempts())
      .toEqual([
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
    await openBooking(/Plumbing/);
    await pressOnBooking(page, 'Cancel booking');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('₹800').first().waitFor();
    await sheet.getByRole('button', { name: 'Cancel booking' }).click();
    await refunds().getByText('Back to your UPI').waitFor();
    await untilCredited();
    const { rows } = await product.db.query(
      `select r.state, r.amount_paise::int as amount, a.provider from transfers r
        join payment_attempts a on a.id = r.attempt_id`,
    );
    expect(rows).toEqual([{ state: 'paid', amount: 800_00, provider }]);
  });

  test.runIf(provider === 'phonepe')(
    'BOOK-10 BOOK-11 cash, where others pay here: one record with all its fields, and nothing is asked of the gateway',
    async () => {
      page = await visitDashboard(browser, product, { viewport: PHONE });
      await bookNow(page, 'House Cleaning');
      await goToPayment(page);
      await pay(page, 'Cash');
      await confirmBooking(page);
      const panel = page.getByRole('dialog', { name: 'Booking Confirmed' });
      await panel
        .getByText(
          'A servicemen confirmation code and all details will arrive by messaging app and email.',
          { exact: true },
        )
        .waitFor();
      await panel.getByRole('button', { name: 'Back to services' }).click();
      await page.getByRole('button', { name: /^Notifications, / }).click();
      await page
        .getByRole('button', { name: /^Booking Confirmed.*House Cleaning/ })
        .first()
        .waitFor();
      const { rows } = await product.db.query(
        `select p.service_id, p.service_name, p.user_id, p.user_email, p.user_phone, p.mode, p.status, p.origin,
        p.amount_paise::int, p.pg_txn_id, p.collected_at, p.created_at = b.created_at as together,
        (select count(*)::int from payment_attempts a where a.booking_id = b.id) as attempts
      from payments p join bookings b on b.id = p.booking_id where b.payment_method = 'cash'`,
      );
      const { id, email, mobile } = cast.asha;
      expect(rows).toEqual([
        {
          ...{ service_id: 1, service_name: 'House Cleaning' },
          ...{ user_id: id, user_email: email, user_phone: mobile },
          ...{ mode: 'cash', status: 'success', origin: 'booking-dialog', amount_paise: 500_00 },
          ...{ pg_txn_id: '', collected_at: null, together: true, attempts: 0 },
        },
      ]);
    },
  );

  test.runIf(provider === 'phonepe')(
    'BOOK-13 an answer lost, then a gateway in trouble, each in its words; a changed amount is refused; at last it is paid, once, by card',
    async () => {
      page = await visitDashboard(browser, product, { viewport: PHONE });
      await bookNow(page, 'Electrical Repairs');
      await goToPayment(page);
      await pay(page, 'Card');
      const alert = page.getByRole('alertdialog');
      // The server books, and its answer never arrives.
      await page.route('**/api/bookings', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await confirmBooking(page);
      await alert.getByText('Something went wrong. Please try again.', { exact: true }).waitFor();
      await alert.getByRole('button', { name: 'OK' }).click();
      await page.unroute('**/api/bookings');

      await gatewayIs({ calls: [{ call: 'create-order', kind: 'server-error' }] });
      await confirmBooking(page);
      await alert
        .getByText('Payment initiation failed. Please try again.', { exact: true })
        .waitFor();
      await alert.getByRole('button', { name: 'OK' }).click();
      await gatewayIs({});

      // An attacker changes what the browser sends: a rupee instead of the price.
      const initiation = '**/api/payment/initiate-*';
      await page.route(initiation, (route) => {
        const postData = { ...route.request().postDataJSON(), amount: 100 };
        return route.continue({ postData });
      });
      await confirmBooking(page);
      await alert.waitFor();
      await alert.getByRole('button', { name: 'OK' }).click();
      await page.unroute(initiation);
      await expect.poll(lastTampering).toMatchObject({ reason: 'amount-mismatch', security: true });

      await confirmBooking(page);
      await choose('pay', 'CARD');
      await page.getByText('Booking Confirmed').first().waitFor();
      const { rows } = await product.db.query(
        `select p.mode, p.origin, p.amount_paise::int as amount from bookings b
        join payments p on p.booking_id = b.id where b.service_slug = 'electrical-repairs'`,
      );
      expect(rows).toEqual([{ mode: 'card', origin: provider, amount: 600_00 }]);
    },
  );

  test.runIf(provider === 'phonepe')(
    'LIFE-01 LIFE-04 LEGAL-02 late, the fee is what the policy says, and the rest goes back to the card',
    async () => {
      const id = await openBooking(/Electrical Repairs/);
      await product.db.query(
        `update bookings set status = 'assigned', starts_at = now() + interval '5 hours',
        ends_at = now() + interval '7 hours', until_at = now() + interval '7 hours', created_at = now() - interval '2 days' where id = $1`,
        [id],
      );
      await page.reload();
      await pressOnBooking(page, 'Cancel booking');
      const sheet = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await sheet.getByText('within 7-10 working days').waitFor();
      await expect
        .poll(() => sheet.locator('dl').textContent())
        .toBe('Cancellation fee₹60You get back₹540');
      await sheet.getByRole('button', { name: 'Cancel for ₹60' }).click();
      await refunds().getByText('Back to your Card').waitFor();
      await untilCredited();
      await everyRupee([
        'Your payment reached us',
        'The cancellation fee was taken out of it',
        'The GST in the fee',
        'A refund was set aside for you',
        'The refund was paid out to you',
      ]);
      await page.goto(`${product.url}/refund-cancellation-policy`);
      const row = page.getByRole('row', {
        name: 'Less than 24 hours, but at least 3 hours before',
      });
      await expect.poll(() => row.getByRole('cell').last().textContent()).toBe('10%');
      await page
        .getByText('Refunds go to the original payment method within 7-10 working days.')
        .waitFor();
    },
  );

  test.runIf(provider === 'razorpay')(
    'LIFE-06 when work is stopped, what was accepted is kept and only the rest goes back',
    async () => {
      const asha = await customerOf(product, cast.asha.email);
      const { id } = await bookPlumbing(asha, 'upi', 6);
      page = await visitDashboard(browser, product, { viewport: PHONE });
      await page.goto(`${product.url}/bookings/${id}`);
      await page.getByRole('button', { name: 'Pay ₹800 now' }).click();
      await choose('pay');
      await page.getByText('Booking Confirmed').first().waitFor();
      const line = { line: 1, kind: 'service', label: '', approvedPaise: 800_00 } as const;
      await recordBill(product.db, id, [{ ...line, amountPaise: 300_00, state: 'open' }]);
      await bringVisitTo(product, id, 'done');
      await page.goto(`${product.url}/bookings/${id}`);
      await page.getByRole('button', { name: 'Yes, everything is fine' }).click();
      await refunds().getByText('₹500', { exact: true }).waitFor();
      await untilCredited();
      await expect.poll(() => page.getByRole('button', { name: 'Cancel booking' }).count()).toBe(0);
      await everyRupee([
        'Your payment reached us',
        'A refund was set aside for you',
        'Work accepted; your payment was divided',
        'The refund was paid out to you',
      ]);
      await page.goto(`${product.url}/refund-cancellation-policy`);
      await page.getByText('partial work that you have accepted').waitFor();
    },
  );

  test.runIf(provider === 'razorpay')(
    'LIFE-05 the advance of an event is paid at once, and the part of its day on that day',
    async () => {
      page = await visitDashboard(browser, product, { viewport: PHONE, who: 'imran' });
      await bookNow(page, 'Event Photography');
      await goToPayment(page);
      await pay(page, 'UPI');
      await confirmBooking(page);
      await choose('pay');
      await page.getByText('Booking Confirmed').first().waitFor();
      await page.getByRole('link', { name: 'See your booking' }).click();
      const plan = page.getByRole('region', { name: 'Your event at a glance' });
      await plan.getByText('Paid on').first().waitFor();
      await product.db.query(
        `update instalments set due_at = now() where kind = 'event-day' and paid_at is null`,
      );
      await page.reload();
      await page.getByRole('button', { name: 'Pay ₹200 now' }).click();
      await choose('pay');
      await page.getByRole('link', { name: 'See your booking' }).click();
      await plan.waitFor();
      await expect.poll(() => plan.getByText(/^Paid on/).count()).toBe(2);
      const { rows } = await product.db.query(
        `select p.amount_paise::int as amount, p.origin, p.mode from payments p join bookings b on b.id = p.booking_id
        where b.service_slug = 'event-photography' order by p.created_at`,
      );
      expect(rows).toEqual([
        { amount: 1_600_00, origin: provider, mode: 'upi' },
        { amount: 200_00, origin: provider, mode: 'upi' },
      ]);
    },
  );

  test.runIf(provider === 'razorpay')(
    'our page on the way there: readable, and of use when no script runs',
    async () => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: PHONE,
        locale: 'mr-IN',
      });
      page = await context.newPage();
      await page.goto(await openPayUrl());
      await page.getByRole('heading', { name: 'पेमेंट पेजवर जात आहोत' }).waitFor();
      await page.getByRole('button', { name: 'पेमेंट पेजवर जा' }).click();
      await page.waitForURL(`${product.gatewayUrl}/pay/**`);
    },
  );

  test.runIf(provider === 'razorpay')('our page on the way there is accessible', async () => {
    const context = await browser.newContext({ viewport: PHONE });
    page = await context.newPage();
    const html = await (await fetch(await openPayUrl())).text();
    // Without its script it stays, so that it can be looked at.
    await page.setContent(html.replace(/<script>.*<\/script>/, ''));
    await page.getByRole('button', { name: 'Go to the payment page' }).waitFor();
    await expectAccessible(page);
  });
});
