import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, type Instant } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible, expectAccessibleIn, pressOnBooking } from './booking-page.ts';
import { bookPlumbing, customerOf, decideAtTheGateway } from './paid-online.ts';
import { laterToday } from './visit-under-way.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;

eachVisitor((stage) => {
  ({ product, context, page } = stage);
});
beforeEach(() => signInByCall(context, product, cast.asha.email));

const bookAsAsha = async (method: 'upi' | 'cash', daysAhead: number) =>
  bookPlumbing(await customerOf(product, cast.asha.email), method, daysAhead);
const open = (id: string) => page.goto(`${product.url}/bookings/${id}`);
const sheet = () => page.getByRole('dialog', { name: 'Cancel this booking?' });
const askToCancel = () => pressOnBooking(page, 'Cancel booking');
/** A booking whose visit begins then, with a Karigar assigned. */
const assignedFor = (id: string, at: Instant) =>
  product.db.query(
    `update bookings set status = 'assigned', starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '2 hours',
      until_at = $2::timestamptz + interval '2 hours', created_at = now() - interval '2 days'
    where id = $1`,
    [id, new Date(at)],
  );

async function payOnPage(id: string): Promise<void> {
  await open(id);
  await page.getByRole('button', { name: 'Pay ₹800 now' }).click();
  await decideAtTheGateway(page, product, 'pay');
  await page.getByRole('link', { name: 'See your booking' }).click();
  await page.getByText('Payment received ₹800').waitFor();
}

describe('cancelling a booking', () => {
  test('LIFE-01 days ahead it is free, says until when, and the booking is cancelled at once', async () => {
    const booking = await bookAsAsha('cash', 3);
    await open(booking.id);
    const finding = page.getByText('Booking Confirmed', { exact: true });
    await finding.waitFor();
    await askToCancel();
    await sheet().getByText('Free', { exact: true }).waitFor();
    await sheet()
      .getByText(/^Free until .+ After that ₹80, once a Karigar is assigned\.$/)
      .waitFor();
    await expectAccessible(page);
    await sheet().getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByText('Cancelled', { exact: true }).waitFor();
    await finding.waitFor({ state: 'detached' });
    await sheet().waitFor({ state: 'detached' });
    await page.getByText('You cancelled this booking').waitFor();
    await page.getByText('Nothing to pay.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Copy code' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Cancel booking' }).count()).toBe(0);
    await page.getByRole('button', { name: /Notifications/ }).click();
    await page.getByRole('button', { name: /^Booking cancelled/ }).waitFor();
  });

  test('keeping it changes nothing, by button, Escape and the back button', async () => {
    const booking = await bookAsAsha('cash', 4);
    await open(booking.id);
    await askToCancel();
    await sheet().getByRole('button', { name: 'Keep booking' }).click();
    await askToCancel();
    await page.keyboard.press('Escape');
    // A sheet has a step in the history; nobody goes back before it is made, or while the last one is undone.
    const steps = () => page.evaluate(() => history.state?.dialogs ?? 0);
    await expect.poll(steps).toBe(0);
    await askToCancel();
    await expect.poll(steps).toBe(1);
    await page.goBack();
    await sheet().waitFor({ state: 'detached' });
    await page.getByText('Booking Confirmed', { exact: true }).waitFor();
  });

  test('LIFE-01 LIFE-02 LIFE-04 the fee that is shown is the fee that is charged: one that has risen is shown first', async () => {
    const booking = await bookAsAsha('upi', 5);
    await payOnPage(booking.id);
    await assignedFor(booking.id, Date.now() + 5 * HOUR);
    await page.reload();
    await askToCancel();
    await expect
      .poll(() => sheet().locator('dl').textContent())
      .toBe('Cancellation fee₹80You get back₹720');
    await sheet()
      .getByText(/^Until .+ After that: ₹160\.$/)
      .waitFor();
    const clock = sheet().getByRole('timer');
    const before = await clock.textContent();
    await expect.poll(() => clock.textContent()).not.toBe(before);

    await product.db.query(`update bookings set status = 'dispatched' where id = $1`, [booking.id]);
    await sheet().getByRole('button', { name: 'Cancel for ₹80' }).click();
    await sheet().getByText('The fee has just changed').waitFor();
    await sheet().getByText('Your Karigar is on the way.').waitFor();
    await sheet().getByRole('button', { name: 'Cancel for ₹240' }).click();
    await page.getByText('Cancelled', { exact: true }).waitFor();
    const money = page.getByRole('region', { name: 'Payment' });
    await money.getByText('Cancellation fee').waitFor();
    await expect.poll(() => money.textContent()).toMatch(/Cancellation fee\s*₹240/);
    await expect.poll(() => money.textContent()).toMatch(/(Being refunded|Refunded)\s*₹560/);

    const refunds = page.getByRole('region', { name: 'Refunds' });
    await refunds.getByText('₹560').waitFor();
    await refunds.getByText('Back to your UPI').waitFor();
    await refunds.getByText('Credited to you').waitFor();
    await expect
      .poll(() => refunds.textContent())
      .toMatch(/Where it is nowWith youCredited on.+Reference/);
    await page.getByText('Refund credited to you ₹560').waitFor();

    await page.getByText('Every rupee of this booking').click();
    await expect
      .poll(() => page.locator('.ledger > .money').textContent())
      .toBe('Paid₹800Kept for the work or a fee₹240Given back₹560');
    await page.getByText('Show the bookkeeping').click();
    const entries = page.locator('.ledger li');
    await entries.nth(4).waitFor();
    await expect
      .poll(() => entries.locator('h3').allTextContents())
      .toEqual([
        'Your payment reached us',
        'The cancellation fee was taken out of it',
        'The GST in the fee',
        'A refund was set aside for you',
        'The refund was paid out to you',
      ]);
    await expect
      .poll(() => entries.nth(1).locator('dl').textContent())
      .toBe('Held for your visit₹240Cancellation fees−₹240');
    await expect.poll(() => entries.nth(0).textContent()).toMatch(/Reference: \S+/);
    await expectAccessible(page);
  });

  test('LIFE-04 a refund says how much, by which way, who has it, and until which working day', async () => {
    const booking = await bookAsAsha('upi', 9);
    await payOnPage(booking.id);
    await askToCancel();
    await sheet().getByText('₹800').waitFor();
    await sheet().getByRole('button', { name: 'Cancel booking' }).click();
    const refunds = page.getByRole('region', { name: 'Refunds' });
    await refunds.getByText('Credited to you').waitFor();
    const becomes = (change: string) =>
      product.db.query(`update transfers set paid_at = null, ${change} where booking_id = $1`, [
        booking.id,
      ]);
    await becomes(`state = 'processing', next_ask_at = now() + interval '1 day'`);
    await page.reload();
    await refunds.getByText('At your bank').waitFor();
    await expect.poll(() => refunds.textContent()).toMatch(/₹800.+Your bankBy.+20\d\d/);
    // A refund that is under way is looked at again by itself.
    await becomes(
      `state = 'failed', next_ask_at = null, requested_at = now() - interval '40 days'`,
    );
    await refunds.getByText('our team is on it').waitFor();
    await refunds.getByText('This is taking longer than it should.').waitFor();
    await expectAccessible(page);
  });

  test('on a cash booking the fee becomes an amount due, which is paid here', async () => {
    const booking = await bookAsAsha('cash', 6);
    await assignedFor(booking.id, laterToday(120));
    await open(booking.id);
    await askToCancel();
    await expect
      .poll(() => sheet().locator('dl').textContent())
      .toBe('Cancellation fee₹160You still have to pay₹160');
    await sheet().getByRole('button', { name: 'Cancel for ₹160' }).click();
    await page.getByText('Cancellation fee of ₹160 to be paid').waitFor();
    await page.getByRole('button', { name: 'Pay ₹160 now' }).click();
    await decideAtTheGateway(page, product, 'pay');
    await page.getByRole('link', { name: 'See your booking' }).click();
    await page.getByText('Payment received ₹160').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Pay ₹/ }).count()).toBe(0);
  });

  test('nobody came: half an hour after the start one can say so, gets credit, and pays with it what is due', async () => {
    const booking = await bookAsAsha('cash', 10);
    await product.db.query(
      `update bookings set status = 'dispatched', starts_at = now() - interval '40 minutes',
        ends_at = now() + interval '1 hour', until_at = now() + interval '1 hour' where id = $1`,
      [booking.id],
    );
    await open(booking.id);
    await page.getByRole('button', { name: 'Nobody came' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nobody came?' });
    await expect.poll(() => dialog.locator('dl').textContent()).toBe('Credit for any booking₹400');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Yes, nobody came' }).click();
    await page.getByText('Karigar did not come', { exact: true }).waitFor();
    await page.getByText('Nobody came; we are sorry', { exact: true }).waitFor();

    const other = await bookAsAsha('cash', 11);
    await assignedFor(other.id, laterToday(120));
    await open(other.id);
    await askToCancel();
    await sheet().getByRole('button', { name: 'Cancel for ₹160' }).click();
    await page.getByRole('button', { name: 'Use ₹160 of your credit' }).click();
    await page.getByText('Paid with your credit ₹160').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^(Pay|Use) ₹/ }).count()).toBe(0);
  });

  test('pressed again while it is sent it is sent once; a lost answer leaves the way open', async () => {
    const booking = await bookAsAsha('cash', 7);
    await open(booking.id);
    await askToCancel();
    let sent = 0;
    await page.route(`**/api/bookings/${booking.id}/cancellation`, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      sent += 1;
      return sent === 1 ? route.abort() : route.continue();
    });
    const confirm = sheet().getByRole('button', { name: 'Cancel booking' });
    await confirm.dblclick();
    await sheet().getByText('Network error').waitFor();
    expect(sent).toBe(1);
    await confirm.click();
    await page.getByText('Cancelled', { exact: true }).waitFor();
  });

  test('is accessible on a phone and on a small one at night, and fits', async () => {
    const booking = await bookAsAsha('cash', 8);
    await assignedFor(booking.id, Date.now() + 30 * HOUR);
    await open(booking.id);
    await askToCancel();
    await sheet().getByRole('timer').waitFor();
    await expectAccessibleIn(page, ['phone', 'small phone at night']);
  });
});
