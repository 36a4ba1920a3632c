import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingView } from '#contract/customer/booking.ts';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { fillLogin, newVisitor, pressLogin, signInByCall } from './account-page.ts';
import { expectAccessible, expectAccessibleIn } from './booking-page.ts';
import { bookPlumbing, customerOf, decideAtTheGateway } from './paid-online.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  // A long history is booked in a moment here.
  const environment = { AANGAN_BOOKING_LIMITS: 'off' };
  product = await startProduct({ site: true, environment });
  // The language of the account comes along at a sign-in.
  await product.db.query(`update users set language = 'en'`);
  browser = await openBrowser();
});
beforeEach(async () => {
  context = await newVisitor(browser);
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const rows = () => page.locator('.booking-row dl');

/** With anything in its address the page is not drawn by the server: the app asks for everything itself. */
const NOT_DRAWN = '?not-drawn';

async function openHistory(who: 'asha' | 'imran' = 'asha', query = ''): Promise<void> {
  await signInByCall(context, product, cast[who].email);
  await page.goto(`${product.url}/booking-history${query}`);
  await page.getByRole('heading', { name: 'Booking History' }).waitFor();
}

/** The parts of a booking as a screen reader hears them, each by its name. */
const parts = async () =>
  Object.fromEntries(
    await rows()
      .first()
      .evaluate((list) =>
        [...list.querySelectorAll('dt')].map((term) => [
          term.textContent,
          term.nextElementSibling?.textContent,
        ]),
      ),
  ) as Record<string, string>;

describe('the booking history', () => {
  test('HIST-01 says No bookings yet, then lists Service, Price, Date with time, Address and Status', async () => {
    await openHistory();
    await page.getByText('No bookings yet', { exact: true }).waitFor();

    const booking = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash');
    await page.reload();
    await rows().first().waitFor();
    const shown = await parts();
    expect(shown.Service).toContain('Plumbing');
    expect(shown.Service).toContain(booking.reference);
    expect(shown.Price).toBe('₹800');
    expect(shown.Date).toContain(String(Number(booking.date.slice(8))));
    expect(shown.Date).toContain(booking.time);
    expect(shown.Address).toBe('Flat 702, Sahyadri Heights, Opposite the lake gate, Mumbai 400076');
    expect(shown.Status).toContain('Booking Confirmed');

    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(`${product.url}/main`);
  });

  test('HIST-01 a status that is missing is shown as Pending, another one by its own words', async () => {
    const send = (status: string | undefined) =>
      page.route('**/api/bookings', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { bookings: object[] };
        const bookings = body.bookings.map((one) => ({ ...one, status }));
        await route.fulfill({ response, json: { ...body, bookings } });
      });
    await send(undefined);
    await openHistory('asha', NOT_DRAWN);
    await rows().first().waitFor();
    expect((await parts()).Status).toContain('Pending');
    await page.unroute('**/api/bookings');
    await send('dispatched');
    await page.reload();
    await rows().first().waitFor();
    expect((await parts()).Status).toContain('Karigar on the way');
  });

  test('HIST-02 opens from the profile, which closes first, over the screen one was on', async () => {
    await signInByCall(context, product, cast.asha.email);
    await page.goto(`${product.url}/main`);
    await page.getByRole('button', { name: 'Profile' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(cast.asha.email).waitFor();
    await dialog.getByRole('button', { name: 'Booking History' }).click();
    await page.getByRole('dialog', { name: 'Booking History' }).waitFor();
    await expect.poll(() => dialog.count()).toBe(1);
    await rows().first().waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${product.url}/main`);
    await page.goto(`${product.url}/booking-history`);
    await rows().first().waitFor();
  });

  test('HIST-03 nobody else reads a booking, by whatever call', async () => {
    const ashas = await bookPlumbing(await customerOf(product, cast.asha.email), 'upi');
    await openHistory('imran');
    await page.getByText('No bookings yet', { exact: true }).waitFor();
    await page.goto(`${product.url}/payment-success?booking=${ashas.id}`);
    await page.getByText('We couldn’t find this booking in your account').waitFor();

    const imran = await customerOf(product, cast.imran.email);
    expect((await imran.call(listBookings, {})).value).toEqual({ bookings: [], next: null });
    expect((await imran.call(readBooking, { id: ashas.id })).status).toBe(404);
    const { address, date, time } = ashas;
    const again = { id: ashas.id, serviceId: 3, date, time, address, shownPricePaise: 80_000 };
    const placed = await imran.call(placeBooking, { ...again, paymentMethod: 'upi' });
    expect(placed.refusal?.code).toBe('booking-id-reused');
    expect(JSON.stringify(placed)).not.toContain(ashas.reference);
    const begun = await imran.call(initiatePayment, {
      provider: 'sandbox',
      amount: 80_000,
      bookingId: ashas.id,
      redirectUrl: `${product.url}/payment-success`,
    });
    expect([403, 404]).toContain(begun.status);
  });

  test('a failed fetch shows an error with retry, never No bookings yet', async () => {
    await page.route('**/api/bookings', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal-error', reference: 'K7QM' } }),
    );
    await openHistory('imran', NOT_DRAWN);
    const trouble = page.getByRole('alert');
    await trouble.getByText('We couldn’t load your bookings.').waitFor();
    await trouble.getByText('Reference: K7QM').waitFor();
    await expect.poll(() => page.getByText('No bookings yet').count()).toBe(0);
    await page.unroute('**/api/bookings');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No bookings yet', { exact: true }).waitFor();
  });

  test('shows what lies ahead or what is over, and says when a filter finds nothing', async () => {
    const asha = await customerOf(product, cast.asha.email);
    const over = await bookPlumbing(asha, 'cash', 2);
    const ahead = await bookPlumbing(asha, 'cash', 3);
    await openHistory();
    await rows().first().waitFor();
    const filter = (name: string) => page.getByRole('button', { name, exact: true });
    await filter('Past').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No past bookings' }).waitFor();
    await expect.poll(() => page.getByText('No bookings yet').count()).toBe(0);
    await product.db.query(`update bookings set status = 'completed' where id = $1`, [over.id]);
    await page.getByRole('button', { name: 'Show all bookings' }).click();
    await rows().first().waitFor();
    await expect.poll(() => filter('All').getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await filter('Past').click();
    await page.getByText(over.reference, { exact: true }).waitFor();
    await expect.poll(() => page.getByText(ahead.reference, { exact: true }).count()).toBe(0);
    await filter('Upcoming').click();
    await page.getByText(ahead.reference, { exact: true }).waitFor();
    await expect.poll(() => page.getByText(over.reference, { exact: true }).count()).toBe(0);
    await expectAccessible(page);
    const strange = await asha.call(listBookings, { show: 'every' as 'all' });
    expect(strange.refusal?.fields).toEqual({ show: 'filter-unknown' });
  });

  test('a long history comes page by page, and a page that fails keeps what is there', async () => {
    const asha = await customerOf(product, cast.asha.email);
    for (let day = 2; day < 23; day += 1) await bookPlumbing(asha, 'cash', day);
    // Pending notices would move the pages while they are read.
    const unheard = async () =>
      (
        await product.db.query(
          `select 1 from bookings b where b.user_id = $1 and b.payment_method = 'cash' and not exists (
            select from events e join notifications n on n.event_id = e.id where e.subject = b.id)`,
          [cast.asha.id],
        )
      ).rowCount;
    await expect.poll(unheard).toBe(0);
    await openHistory();
    await rows().first().waitFor();
    await expect.poll(() => rows().count()).toBe(20);
    await page.route('**/api/bookings?after=*', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('We couldn’t load your bookings.').waitFor();
    await expect.poll(() => rows().count()).toBe(20);
    // News have the list ask anew; that there is no further page is said until the customer tries again.
    const askedAnew = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/api/bookings',
    );
    await product.db.query(
      `select record_event(id, 'KarigarAssigned', now(), 'karigar', jsonb_build_object('userId', user_id,
          'reference', reference, 'serviceSlug', service_slug, 'serviceName', service_name))
        from bookings where user_id = $1 limit 1`,
      [cast.asha.id],
    );
    await (await askedAnew).finished();
    // Drawn anew with what it has answered.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    await page.getByText('We couldn’t load your bookings.').waitFor();
    await page.unroute('**/api/bookings?after=*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => rows().count()).toBeGreaterThan(20);
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    const references = await page.locator('.booking-row small').allTextContents();
    expect(new Set(references).size).toBe(references.length);
  });
});

describe('coming back from the payment page', () => {
  let booking: BookingView;
  const result = (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
  const open = (query = '') =>
    page.goto(`${product.url}/payment-success?booking=${booking.id}${query}`);

  beforeEach(async () => {
    booking = await bookPlumbing(await customerOf(product, cast.imran.email), 'upi', 3);
    await signInByCall(context, product, cast.imran.email);
  });

  test('ROUTE-07 paid from the history: the server says so, also after a refresh', async () => {
    await page.goto(`${product.url}/booking-history`);
    await page.getByRole('button', { name: 'Pay ₹800 now' }).first().click();
    await decideAtTheGateway(page, product, 'pay');
    await result('Booking Confirmed');
    await page.getByText('Payment received').waitFor();
    await page.getByText(booking.reference, { exact: true }).waitFor();
    await page.reload();
    await result('Booking Confirmed');
    await page.getByRole('link', { name: 'See your booking' }).click();
    await page.waitForURL(`${product.url}/bookings/${booking.id}`);
    await page.getByText('Paid ₹800').waitFor();
    await page.getByRole('link', { name: 'All bookings' }).click();
    await rows().first().waitFor();
    expect((await parts()).Status).toContain('Paid ₹800');
  });

  test('while nobody knows, the page goes on asking until the server does', async () => {
    await page.goto(`${product.url}/booking-history`);
    let asked = 0;
    await page.route(`**/api/bookings/${booking.id}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { booking: BookingView };
      asked += 1;
      if (asked > 2) return route.fulfill({ response });
      const payment = { ...answer.booking.payment, state: 'checking', paidPaise: 0 };
      const unsure = { ...answer.booking, confirmed: false, payment };
      return route.fulfill({ response, json: { ...answer, booking: unsure } });
    });
    await page.getByRole('button', { name: 'Pay ₹800 now' }).first().click();
    await decideAtTheGateway(page, product, 'pay');
    await result('Checking your payment…');
    await result('Booking Confirmed');
    expect(asked).toBeGreaterThanOrEqual(3);
  });

  test('a declined payment can be tried again for the same booking', async () => {
    await page.goto(`${product.url}/booking-history`);
    await page.getByRole('button', { name: 'Pay ₹800 now' }).first().click();
    await decideAtTheGateway(page, product, 'decline');
    await result('The payment failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await decideAtTheGateway(page, product, 'pay');
    await result('Booking Confirmed');
    const { rows: made } = await product.db.query(
      'select count(*)::int as bookings from bookings where user_id = $1 and id = $2',
      [cast.imran.id, booking.id],
    );
    expect(made).toEqual([{ bookings: 1 }]);
  });

  test('an undecided payment is still checked, and one may safely leave', async () => {
    await page.clock.install();
    await page.goto(`${product.url}/booking-history`);
    await page.getByRole('button', { name: 'Pay ₹800 now' }).first().click();
    await decideAtTheGateway(page, product, 'undecided');
    await result('Checking your payment…');
    await page.clock.runFor(12_000);
    await result('Still checking your payment');
    await page.getByText('You can safely leave this page').waitFor();
    await page.getByRole('button', { name: 'Check again' }).waitFor();
    // Money may be under way: nobody is invited to pay once more.
    const payAgain = page.getByRole('button', { name: 'Pay again' });
    await expect.poll(() => payAgain.isVisible()).toBe(false);
    await page.getByText('My UPI app or bank says the payment failed').click();
    await payAgain.waitFor();
  });

  test('an unpaid booking waits on the dashboard, and its page says what happens next', async () => {
    await page.goto(`${product.url}/main`);
    const strip = page.getByRole('region', { name: /^Needs you/ });
    // Once: what is only held is no next visit yet.
    expect(await page.locator(`a[href="/bookings/${booking.id}"]`).count()).toBe(1);
    await strip.locator(`a[href="/bookings/${booking.id}"]`).click();
    await page.waitForURL(`${product.url}/bookings/${booking.id}`);
    const next = page.getByRole('region', { name: 'What happens next' });
    await next.getByText(/^Pay by .+, or the slot is released\.$/).waitFor();
    await page.locator('.step-list').getByText('At your door').waitFor();
  });

  test('no query string is believed', async () => {
    await open('&status=success&code=PAYMENT_SUCCESS&amount=80000');
    await result('This booking is not paid yet');
    await page.goto(`${product.url}/payment-success?status=success`);
    await result('We couldn’t find this booking in your account');
  });

  test('a booking that was not paid in time has expired, and can be booked again', async () => {
    await product.db.query(
      `update bookings set status = 'expired', hold_until = null where id = $1`,
      [booking.id],
    );
    await open();
    await result('This booking has expired');
    await page.getByRole('link', { name: 'Book again' }).click();
    await page.waitForURL(/\/main\?book=plumbing$/);
  });

  test('a browser without the session learns nothing, offers to log in, and loses nothing', async () => {
    await context.clearCookies();
    await open();
    await result('Log in to see your payment');
    await expect.poll(() => page.getByText(booking.reference, { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Login' }).click();
    const modal = page.getByRole('dialog');
    await fillLogin(modal, cast.imran.email);
    await pressLogin(modal);
    await result('This booking is not paid yet');
    await page.getByText(booking.reference, { exact: true }).waitFor();
    expect(page.url()).toContain(booking.id);
  });

  test('history and payment are accessible on a phone and at night on a wide screen, and fit', async () => {
    const looks = ['phone', 'wide screen at night'] as const;
    await openHistory('imran');
    await rows().first().waitFor();
    await expectAccessibleIn(page, looks);
    await open();
    await result('This booking is not paid yet');
    await expectAccessibleIn(page, looks);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleIn(page, looks);
    await page.getByRole('button', { name: 'Booking History' }).click();
    await page.getByRole('dialog', { name: 'Booking History' }).waitFor();
    await expectAccessibleIn(page, looks);
  });
});
