import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible, expectAccessibleIn, PHONE } from './booking-page.ts';
import { bookPlumbing, customerOf, decideAtTheGateway, payAtOnce } from './paid-online.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;

eachVisitor((stage) => {
  ({ product, context, page } = stage);
});
beforeEach(async () => {
  await signInByCall(context, product, cast.asha.email);
});

const bookAsAsha = async (method: 'upi' | 'cash', daysAhead: number) =>
  bookPlumbing(await customerOf(product, cast.asha.email), method, daysAhead);
const open = (id: string) => page.goto(`${product.url}/bookings/${id}`);
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const section = (name: string) => page.getByRole('region', { name });

describe('one booking on a page of its own', () => {
  test('is reached from the history by keyboard, and shows what, when, where and how much', async () => {
    const booking = await bookAsAsha('cash', 2);
    await page.goto(`${product.url}/booking-history`);
    const row = page.getByRole('link', { name: `Plumbing, ${booking.reference}` });
    await row.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${product.url}/bookings/${booking.id}`);
    await heading('Plumbing');
    await page.getByText('Booking Confirmed', { exact: true }).first().waitFor();
    await page.getByText('We are finding your Karigar; to be paid in cash').waitFor();
    await page.getByText('Step 1 of 6').waitFor();
    await page.getByText(booking.time, { exact: true }).waitFor();
    await page.getByText('Flat 702, Sahyadri Heights, Opposite the lake gate').waitFor();
    await expect.poll(() => section('Payment').textContent()).toMatch(/To be paid in cash\s*₹800/);
    await expect.poll(() => section('Booking timeline').textContent()).toContain('Booked');
    const link = await page.getByRole('link', { name: 'Message us' }).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toContain(booking.reference);
  });

  test('with nobody found an hour before, it says what happens by itself and what can be done instead', async () => {
    const booking = await bookAsAsha('cash', 5);
    await product.db.query(
      `update holds set leave_at = now() + interval '30 minutes', starts_at = now() + interval '45 minutes',
        ends_at = now() + interval '2 hours' where booking_id = $1`,
      [booking.id],
    );
    await product.db.query(
      `update bookings set starts_at = now() + interval '45 minutes', ends_at = now() + interval '2 hours',
        until_at = now() + interval '2 hours' where id = $1`,
      [booking.id],
    );
    await page.setViewportSize(PHONE);
    await open(booking.id);
    const choices = section('Still finding a Karigar');
    await choices
      .getByText(
        /^Wait: we’ll keep looking until .* You then get ₹400 as credit, because we failed\.$/,
      )
      .waitFor();
    await choices.getByText('Or cancel; it costs you nothing now.').waitFor();
    await expectAccessible(page);
    await choices.getByRole('button', { name: 'Change time' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await choices.getByRole('button', { name: 'Cancel booking' }).waitFor();
  });

  test('its code can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const booking = await bookAsAsha('cash', 3);
    await open(booking.id);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(booking.reference);
  });

  test('the calendar file holds the visit at its hour in India', async () => {
    const booking = await bookAsAsha('cash', 4);
    await open(booking.id);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`aangan-${booking.reference}.ics`);
    const file = await readFile(await download.path(), 'utf8');
    const start = booking.startsAt.slice(0, 19).replace(/[-:]/g, '');
    expect(file).toContain(`DTSTART;TZID=Asia/Kolkata:${start}\r\n`);
    expect(file.replaceAll('\r\n ', '')).toContain(`${product.url}/bookings/${booking.id}`);
  });

  test('what is due can be paid here, and the timeline tells of it', async () => {
    const booking = await bookAsAsha('upi', 5);
    await open(booking.id);
    await expect.poll(() => page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Pay ₹800 now' }).click();
    await decideAtTheGateway(page, product, 'pay');
    await page.getByRole('link', { name: 'See your booking' }).click();
    await page.waitForURL(`${product.url}/bookings/${booking.id}`);
    await section('Booking timeline').getByText('Payment received ₹800').waitFor();
    const told = section('Booking timeline').getByRole('listitem');
    await expect.poll(() => told.count()).toBe(3);
    await expect.poll(() => section('Payment').textContent()).toMatch(/Paid\s*₹800/);
    await expect.poll(() => page.getByRole('button', { name: /^Pay ₹/ }).count()).toBe(0);
  });

  test('what was to be paid in cash is paid online here, also pressed twice; and a payment that hangs may become cash', async () => {
    const booking = await bookAsAsha('cash', 4);
    await page.setViewportSize(PHONE);
    await open(booking.id);
    await page.getByText('You pay in cash.').waitFor();
    await page.getByRole('button', { name: 'Pay by UPI or card instead' }).dblclick();
    await page.getByRole('button', { name: 'Pay ₹800 now' }).click();
    await decideAtTheGateway(page, product, 'undecided');
    await open(booking.id);
    await page.getByText('If the payment you started still goes through').waitFor();
    await page.getByRole('button', { name: 'Pay in cash instead' }).click();
    await page.getByText('You pay in cash.').waitFor();
    const timeline = section('Booking timeline');
    await expect.poll(() => timeline.getByText('You changed how you pay').count()).toBe(2);
    await expectAccessible(page);
  });

  test('what is due is paid by another phone, from a code here, and the page hears of it', async () => {
    const { id } = await bookAsAsha('upi', 6);
    await page.setViewportSize(PHONE);
    await open(id);
    await page.getByRole('button', { name: 'Pay on another phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay ₹800 on another phone' });
    await dialog.getByRole('img', { name: 'Code for the payment page' }).waitFor();
    await expectAccessible(page);
    await payAtOnce(product, await customerOf(product, cast.asha.email), id, 80_000);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => section('Payment').textContent()).toMatch(/Paid\s*₹800/);
  });

  test('events that are not the customer’s news are never shown', async () => {
    const booking = await bookAsAsha('cash', 6);
    await product.db.query(
      `select record_event($1, 'SomethingInside', now(), 'clock', '{}'::jsonb)`,
      [booking.id],
    );
    await open(booking.id);
    await section('Booking timeline').waitFor();
    await expect.poll(() => section('Booking timeline').getByRole('listitem').count()).toBe(1);
    await expect.poll(() => page.getByText('SomethingInside').count()).toBe(0);
  });

  test('a new state is there when one comes back to the page', async () => {
    const booking = await bookAsAsha('cash', 7);
    await open(booking.id);
    await heading('Plumbing');
    await product.db.query(`update bookings set status = 'dispatched' where id = $1`, [booking.id]);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await page.getByText('Karigar on the way').waitFor();
  });

  test('a page that is open hears of what happens without being asked again', async () => {
    const booking = await bookAsAsha('cash', 6);
    await open(booking.id);
    await page.getByText('Step 1 of 6').waitFor();
    await product.db.query(`update bookings set status = 'assigned' where id = $1`, [booking.id]);
    await product.db.query(
      `select record_event($1, 'KarigarAssigned', now(), 'dispatch',
        (select data from events where subject = $1 and type = 'BookingPlaced'))`,
      [booking.id],
    );
    // Sooner than the page would look by itself.
    await page.getByText('Step 2 of 6').waitFor({ timeout: 45_000 });
  });

  test('HIST-03 a booking of somebody else looks exactly like none', async () => {
    const imrans = await bookPlumbing(await customerOf(product, cast.imran.email), 'cash', 2);
    const seen = [];
    for (const id of [imrans.id, newId(), 'nonsense']) {
      await open(id);
      await heading('We couldn’t find this booking in your account');
      seen.push(await page.locator('main').textContent());
    }
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).not.toContain(imrans.reference);
  });

  test('a failed fetch offers to try again', async () => {
    const booking = await bookAsAsha('cash', 8);
    await page.route(`**/api/bookings/${booking.id}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal-error', reference: 'K7QM' } }),
    );
    await open(`${booking.id}?not-drawn`);
    await page.getByText('We couldn’t load this booking.').waitFor();
    await page.getByText('Reference: K7QM').waitFor();
    await page.unroute(`**/api/bookings/${booking.id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading('Plumbing');
  });

  test('a row of the history dialog leads away and leaves the dialog behind', async () => {
    const booking = await bookAsAsha('cash', 9);
    await page.goto(`${product.url}/main`);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('dialog').getByText('Booking History').click();
    await page.getByRole('link', { name: booking.reference }).click();
    await heading('Plumbing');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await page.waitForURL(`${product.url}/main`);
  });

  test('is accessible on a phone, on a small one and at night on a wide screen, and fits', async () => {
    const booking = await bookAsAsha('upi', 10);
    await open(booking.id);
    await heading('Plumbing');
    await expectAccessibleIn(page, ['phone', 'small phone', 'wide screen at night']);
  });
});
