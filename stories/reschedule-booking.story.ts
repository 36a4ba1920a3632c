import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { rescheduleBooking } from '#contract/customer/reschedule-booking.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible, expectAccessibleIn, pressOnBooking } from './booking-page.ts';
import { bookPlumbing, customerOf, freeHour } from './paid-online.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;

eachVisitor((stage) => {
  ({ product, context, page } = stage);
});
beforeEach(() => signInByCall(context, product, cast.asha.email));

const bookAsAsha = async (daysAhead: number) =>
  bookPlumbing(await customerOf(product, cast.asha.email), 'cash', daysAhead);
const open = (id: string) => page.goto(`${product.url}/bookings/${id}`);
/** Moves it, without a browser, to a free hour of a day that is so many days ahead. */
async function moveTo(client: Client, id: string, daysAhead: number): Promise<void> {
  const { date, time } = await freeHour(client, daysAhead);
  const answer = await client.call(rescheduleBooking, { id, date, time, shownFloorPaise: 0 });
  if (answer.refusal) throw new Error(`Not moved: ${answer.refusal.code}`);
}
const dialog = () => page.getByRole('dialog', { name: 'Choose a new time' });
const change = () => page.getByRole('button', { name: 'Change time' });
const confirm = () => dialog().getByRole('button', { name: /^Move to / });
const slots = () => dialog().locator('input[name="booking-time"]:not([aria-disabled])');

describe('moving a booking to another time', () => {
  test('the pickers of booking choose a day and a time; page, history and bell know the new one', async () => {
    const booking = await bookAsAsha(3);
    await open(booking.id);
    await pressOnBooking(page, 'Change time');
    await dialog().getByText('The price stays the same.').waitFor();
    await dialog().getByText('You can reschedule 3 more times.').waitFor();
    // The day of the visit is chosen, its own time open to it, and no move.
    const day = dialog().locator('.day-picker input[type=radio]:checked');
    await expect.poll(() => day.inputValue()).toBe(booking.date);
    await slots()
      .and(page.locator(`[value="${booking.time}"]`))
      .check();
    await expect
      .poll(() => dialog().getByRole('button', { name: 'Choose a time' }).isDisabled())
      .toBe(true);
    await dialog().locator('.day-picker input[type=radio]').nth(5).check();
    await slots().last().check();
    const wish = (await confirm().textContent())?.replace('Move to ', '') ?? '';
    await expectAccessible(page);
    await confirm().click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('You rescheduled the visit').waitFor();
    const time = wish.slice(-8);
    await page.locator('.visit-facts').getByText(time).waitFor();
    await page.getByRole('button', { name: /Notifications/ }).click();
    await page.getByText(/^Plumbing is now on .+\.$/).waitFor();
    await page.goto(`${product.url}/booking-history`);
    await page.locator('.booking-row').first().getByText(time).waitFor();
  });

  test('a time that somebody has just taken is said, with others to take by one press', async () => {
    const booking = await bookAsAsha(4);
    await open(booking.id);
    await pressOnBooking(page, 'Change time');
    await slots().last().check();
    let sent = 0;
    await page.route(`**/api/bookings/${booking.id}/rescheduling`, (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      const alternatives = [{ date: booking.date, time: '08:00 PM', startsAt: '' }];
      return route.fulfill({ status: 409, json: { code: 'slot-taken', params: { alternatives } } });
    });
    await confirm().dblclick();
    await dialog().getByText('This slot was just taken. These are available:').waitFor();
    expect(sent).toBe(1);
    await dialog()
      .getByRole('button', { name: /08:00\sPM$/ })
      .first()
      .click();
    await confirm().click();
    await page.locator('.visit-facts').getByText('08:00 PM').waitFor();
  });

  test('a time that the clock has closed meanwhile is said, and the times are asked for anew', async () => {
    const booking = await bookAsAsha(8);
    await open(booking.id);
    await pressOnBooking(page, 'Change time');
    await slots().last().check();
    await page.route(`**/api/bookings/${booking.id}/rescheduling`, (route) =>
      route.fulfill({ status: 409, json: { code: 'too-soon' } }),
    );
    const anew = page.waitForRequest(`**/api/bookings/${booking.id}/open-slots*`);
    await confirm().click();
    await dialog().getByText('This time is too soon.').waitFor();
    await anew;
  });

  test('within a day it says what cancelling will cost from then on, and that is what it costs', async () => {
    const booking = await bookAsAsha(5);
    await product.db.query(
      `update bookings set status = 'assigned', starts_at = now() + interval '5 hours',
        ends_at = now() + interval '7 hours', until_at = now() + interval '7 hours', created_at = now() - interval '2 days' where id = $1`,
      [booking.id],
    );
    await open(booking.id);
    await pressOnBooking(page, 'Change time');
    await dialog().getByText('the fee will be at least ₹80').waitFor();
    await dialog().locator('.day-picker input[type=radio]').nth(6).check();
    await slots().last().check();
    await confirm().click();
    await page.getByText('You rescheduled the visit').waitFor();
    await pressOnBooking(page, 'Cancel booking');
    await page.getByText('This fee was fixed when the visit was moved to another time.').waitFor();
    await page.getByRole('button', { name: 'Cancel for ₹80' }).waitFor();
  });

  test('three times moved, the way is closed', async () => {
    const asha = await customerOf(product, cast.asha.email);
    const booking = await bookPlumbing(asha, 'cash', 6);
    for (const daysAhead of [9, 10, 11]) await moveTo(asha, booking.id, daysAhead);
    await open(booking.id);
    await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
    await expect.poll(() => change().count()).toBe(0);
  });

  test('is accessible on a phone and on a small one at night, and fits', async () => {
    const booking = await bookAsAsha(7);
    await open(booking.id);
    await pressOnBooking(page, 'Change time');
    await slots().last().check();
    await confirm().waitFor();
    await expectAccessibleIn(page, ['phone', 'small phone at night']);
  });
});
