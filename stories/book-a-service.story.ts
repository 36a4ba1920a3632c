import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { loadWords } from '#i18n/index.ts';
import { newId } from '#kernel/ids.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';
import {
  bookNow,
  chooseLaterTime,
  chooseTime,
  clearSavedHomes,
  confirmBooking,
  dialogOf,
  expectAccessible,
  goOn,
  goToPayment,
  PHONE,
  pay,
  visitDashboard,
} from './booking-page.ts';
import { codeSentTo, otherThan } from './outbox.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});
beforeAll(() => clearSavedHomes(product));

type Row = { service_slug: string; status: string; payment_method: string; amount: number };
const bookingsOf = async (userId: string): Promise<Row[]> => {
  const { rows } = await product.db.query<Row>(
    `select service_slug, status, payment_method, price_paise::int amount
      from bookings where user_id = $1 order by created_at`,
    [userId],
  );
  return rows;
};

describe('booking a service', () => {
  test('BOOK-11 cash: Booking Confirmed, the promise of a code, and the confirm handler after 2 seconds', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await bookNow(page, 'Plumbing');
    await goToPayment(page);
    await pay(page, 'Cash');
    // The page's clock stands still from here on: how long the test itself takes does not count.
    await page.clock.install();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await confirmBooking(page);

    const panel = page.getByRole('dialog', { name: 'Booking Confirmed' });
    await panel.waitFor();
    await panel
      .getByText(
        'A servicemen confirmation code and all details will arrive by messaging app and email.',
        { exact: true },
      )
      .waitFor();
    const { rows } = await product.db.query('select reference from bookings where user_id = $1', [
      cast.asha.id,
    ]);
    await expect.poll(() => panel.textContent()).toContain(rows[0]?.reference);
    // The way to the booking looks like a button, whatever else this page has loaded styles for.
    const onward = panel.getByRole('button', { name: 'See your booking' });
    const ground = onward.evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground).not.toBe('rgba(0, 0, 0, 0)');

    // The handler asks for the bookings anew, so that the strip behind the panel shows the new one.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.runFor(1900);
    expect(asked).not.toContain('/api/bookings');
    const listed = page.waitForResponse((response) => response.url().endsWith('/api/bookings'));
    await page.clock.runFor(200);
    await listed;
    await page.clock.resume();
    await expect.poll(() => panel.isVisible()).toBe(true);

    const notified = () =>
      product.db
        .query('select kind from notifications where user_id = $1', [cast.asha.id])
        .then(({ rows }) => rows.map(({ kind }) => kind));
    await expect.poll(notified).toContain('booking-confirmed');

    await page.getByRole('button', { name: 'Back to services' }).click();
    await page.getByRole('link', { name: /Your next visit/ }).waitFor();
    await expect
      .poll(() => bookingsOf(cast.asha.id))
      .toEqual([
        { service_slug: 'plumbing', status: 'pending', payment_method: 'cash', amount: 80_000 },
      ]);
  });

  test('the address of the last booking fills the next one, and can be changed', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'House Cleaning');
    await page.getByText('Slots for Powai').waitFor();
    await chooseTime(page);
    await goOn(page);
    const last = page.getByRole('button', { name: /^Home/ });
    await expect.poll(() => last.getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Building and street').fill('B-4, Shivkunj');
    await expect.poll(() => last.getAttribute('aria-pressed')).toBe('false');
    await last.click();
    await expect
      .poll(() => page.getByLabel('Building and street').inputValue())
      .toBe('Flat 702, Sahyadri Heights');
  });

  test('BOOK-12 UPI: the 80 % advance of an event is asked for, and the browser leaves for the gateway', async () => {
    page = await visitDashboard(browser, product, { who: 'imran' });
    await bookNow(page, 'Wedding Planning');
    await goToPayment(page);
    await pay(page, 'UPI');
    const initiation = page.waitForRequest('**/api/payment/initiate-sandbox');
    await confirmBooking(page);

    const sent = (await initiation).postDataJSON();
    expect(sent).toMatchObject({ amount: 20_000_00, userId: cast.imran.id });
    await page.waitForURL(`${product.gatewayUrl}/**`);
    await page.getByText('₹20,000').first().waitFor();
    await expect
      .poll(() => bookingsOf(cast.imran.id))
      .toMatchObject([
        { service_slug: 'wedding-planning', status: 'pending', payment_method: 'upi' },
      ]);

    // Back from the gateway without having paid: the same booking waits, and is paid, not made again.
    await page.goBack();
    await page.getByRole('button', { name: 'Confirm Booking' }).waitFor();
    await confirmBooking(page);
    await page.waitForURL(`${product.gatewayUrl}/**`);
    await expect.poll(() => bookingsOf(cast.imran.id)).toHaveLength(1);
  });
});

describe('when something goes wrong', () => {
  test('BOOK-13 no redirect address: Payment initiation failed. Please try again.', async () => {
    page = await visitDashboard(browser, product);
    await page.route('**/api/payment/initiate-*', (route) => route.fulfill({ json: {} }));
    await bookNow(page, 'Event Photography');
    await goToPayment(page);
    await pay(page, 'Card');
    await confirmBooking(page);
    const alert = page.getByRole('alertdialog');
    await alert
      .getByText('Payment initiation failed. Please try again.', { exact: true })
      .waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();

    // The booking stands; trying again pays it.
    await page.unroute('**/api/payment/initiate-*');
    await confirmBooking(page);
    await page.waitForURL(`${product.gatewayUrl}/**`);
    const made = (await bookingsOf(cast.asha.id)).filter(
      (row) => row.service_slug === 'event-photography',
    );
    expect(made).toHaveLength(1);
  });

  test('BOOK-13 any other failure: Something went wrong. Please try again. An answer lost on the way books once', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'Electrical Repairs');
    await goToPayment(page);
    await pay(page, 'Cash');
    // The server books, and its answer never arrives.
    await page.route('**/api/bookings', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await confirmBooking(page);
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Something went wrong. Please try again.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.unrouteAll({ behavior: 'wait' });
    await confirmBooking(page);
    await page.getByRole('dialog', { name: 'Booking Confirmed' }).waitFor();
    const made = (await bookingsOf(cast.asha.id)).filter(
      (row) => row.service_slug === 'electrical-repairs',
    );
    expect(made).toHaveLength(1);
  });

  test('a slot lost to somebody faster: the nearest free ones are offered, and nothing typed is lost', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'Corporate Event Management');
    const time = await goToPayment(page);
    await pay(page, 'Cash');
    await takeEverything(page, 6, time);
    await confirmBooking(page);

    const lost = dialogOf(page).getByRole('alert').filter({ hasText: 'was just taken' });
    await lost.getByText('nothing you typed is lost').waitFor();
    const offers = lost.getByRole('button', { name: /^Take / });
    await expect.poll(() => offers.count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.getByRole('button', { name: 'Confirm Booking' }).isDisabled())
      .toBe(true);
    await expect.poll(() => offers.first().textContent()).not.toBe(time);
    await offers.first().click();
    await page.getByText('Flat 702, Sahyadri Heights').waitFor();
    await confirmBooking(page);
    await page.getByRole('dialog', { name: 'Booking Confirmed' }).waitFor();
    expect((await bookingsOf(cast.asha.id)).at(-1)).toMatchObject({
      service_slug: 'corporate-event-management',
    });
  });
});

/** Somebody else books the slot until the last place is gone. */
async function takeEverything(page: Page, serviceId: number, time: string): Promise<void> {
  const rival = createClient(product.url);
  await rival.call(signIn, { identifier: cast.imran.email, password: DEMO_PASSWORD });
  const date = await page.evaluate(
    () =>
      JSON.parse(sessionStorage.getItem('booking-draft:corporate-event-management') ?? '{}').date,
  );
  for (let place = 0; place < 100; place += 1) {
    const answer = await rival.call(placeBooking, {
      id: newId(),
      serviceId,
      date,
      time,
      address: {
        street: 'Row house 4',
        city: 'Mumbai',
        state: 'Maharashtra',
        pincode: '400076',
        landmark: '',
      },
      paymentMethod: 'cash',
      shownPricePaise: 15_000_00,
    });
    if (answer.refusal) {
      expect(answer.refusal.code).toBe('slot-taken');
      return;
    }
  }
  throw new Error('The slot never filled up.');
}
describe('R40 the first booking that is paid in cash', () => {
  test.each([
    ['en', 390],
    ['hi', 1280],
    ['mr', 390],
  ] as const)('asks for a code in step 3, once, in %s at %i px', async (lang, width) => {
    const mobile = `+9198200${lang === 'en' ? '10001' : lang === 'hi' ? '10002' : '10003'}`;
    const email = `first-cash-${lang}@example.com`;
    await product.db.query(
      `insert into users (id, full_name, email, mobile, password_hash, roles, language, created_at, terms_version,
          terms_accepted_at)
        select gen_random_uuid(), 'Farida Khan', $1, $2, password_hash, roles, $4, now(), terms_version, now()
          from users where id = $3`,
      [email, mobile, cast.asha.id, lang],
    );
    const words = (await loadWords(lang)).booking;
    const height = width === 390 ? 844 : 900;
    page = await visitDashboard(browser, product, { email, lang, viewport: { width, height } });
    await page.goto(`${product.url}/main?book=plumbing`);
    await page.locator('input[name="booking-time"]').first().waitFor();
    await page.getByLabel(words.pincodeForSlots).fill('400076');
    await chooseLaterTime(page);
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await page.getByLabel(words.street).fill('Flat 702, Sahyadri Heights');
    await page.getByRole('button', { name: words.next, exact: true }).click();
    const confirm = page.getByRole('button', { name: words.confirm });
    await page.getByRole('radio', { name: new RegExp(`^${words.upi}`) }).check();
    await expect.poll(() => confirm.isDisabled()).toBe(false);
    await page.getByRole('radio', { name: new RegExp(`^${words.cash}`) }).check();
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.getByRole('button', { name: words.proof.send }).click();
    const otp = page.getByLabel(words.proof.otp, { exact: true });
    await otp.waitFor();
    const code = await codeSentTo(product, mobile);
    await otp.fill(otherThan(code));
    await page.locator('.mobile-proof .error').waitFor();
    if (lang === 'en') await expectAccessible(page);
    await otp.fill(code);
    await page.getByText(words.proof.done).waitFor();
    await confirm.click();
    await page.getByRole('dialog', { name: words.confirmed }).waitFor();
    const { rows } = await product.db.query(
      `select b.firm_at is not null as firm, u.mobile_proven_at is not null as proven
        from bookings b join users u on u.id = b.user_id where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ firm: true, proven: true }]);
  });
});
