import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import {
  bookNow,
  chooseTime,
  confirmBooking,
  dialogOf,
  expectAccessible,
  goOn,
  PHONE,
  pay as payBy,
  visitDashboard,
} from './booking-page.ts';
import { customerOf, decideAtTheGateway } from './paid-online.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;
eachVisitor(async (stage) => {
  ({ product, browser, page } = stage);
  await signInByCall(stage.context, product, cast.asha.email);
});

async function bookPhotography(paymentMethod: 'upi' | 'cash' = 'upi'): Promise<string> {
  const client = await customerOf(product, cast.asha.email);
  // Some days ahead the clock closes no hour between the asking and the booking.
  const date = addDays(dateInIndia(Date.now()), 4);
  const question = { serviceId: 2, pincode: '400076', date };
  const day = (await client.call(readOpenSlots, question)).value;
  const answer = await client.call(placeBooking, {
    id: newId(),
    serviceId: 2,
    shownPricePaise: 200_000,
    date,
    time: day?.slots.find(({ open }) => open)?.label ?? '',
    address: {
      street: 'Flat 702, Sahyadri Heights',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400076',
      landmark: '',
    },
    paymentMethod,
  });
  if (!answer.value) throw new Error(`Not booked: ${answer.refusal?.code}`);
  return answer.value.booking.id;
}

/** The whole working day of all who photograph, or only its hour. */
const takeEverybody = (date: string, time?: string) =>
  product.db.query(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select gen_random_uuid(), s.karigar_id, '400076', h.at - interval '1 minute', h.at, h.at + $3
      from karigar_skills s, (select ($1 || ' ' || $2)::timestamp at time zone 'Asia/Kolkata' as at) h
      where s.service_id = 2
      on conflict do nothing`,
    [date, time ?? '07:00 AM', time ? '1 hour' : '15 hours'],
  );

/** A story that is tried again finds the days free that its first try took. */
const freeEverybody = () =>
  product.db.query(
    'delete from holds h where not exists (select from bookings b where b.id = h.booking_id)',
  );

async function pay(amount: string): Promise<void> {
  await page.getByRole('button', { name: `Pay ${amount} now` }).click();
  await decideAtTheGateway(page, product, 'pay');
  await page.getByRole('link', { name: 'See your booking' }).click();
  await page.getByText(`Payment received ${amount}`).first().waitFor();
}

describe('an event is paid in parts', () => {
  test('LIFE-05 80 % at once, 10 % on the day, 10 % when the work is accepted, each with its state and a way to pay', async () => {
    const id = await bookPhotography();
    await page.goto(`${product.url}/bookings/${id}`);
    const plan = page.getByRole('region', { name: 'Your event at a glance' });
    const parts = () => plan.locator('.plan-words').allTextContents();
    await plan.waitFor();
    expect((await parts())[0]).toBe('Advance, 80%Due now₹1,600');
    await pay('₹1,600');
    expect((await parts())[0]).toMatch(/^Advance, 80%Paid on .+₹1,600$/);
    expect((await parts())[1]).toMatch(/^On the event day, 10%Due on .+₹200$/);
    expect((await parts())[2]).toBe(
      'After completion, 10%Due when the work is done and accepted₹200',
    );
    await expect.poll(() => page.getByRole('button', { name: /^Pay ₹/ }).count()).toBe(0);

    await product.db.query(
      `update instalments set due_at = now() - interval '2 days' where booking_id = $1 and position = 2`,
      [id],
    );
    await page.reload();
    await plan.getByText(/^Overdue since/).waitFor();
    await expectAccessible(page);
    await pay('₹200');

    await product.db.query(`update bookings set status = 'completed' where id = $1`, [id]);
    await page.reload();
    await plan.getByText('Due now').waitFor();
    await page.getByRole('button', { name: 'Pay ₹200 now' }).click();
    await decideAtTheGateway(page, product, 'pay');
    await page.getByRole('link', { name: 'See your booking' }).click();
    await expect
      .poll(async () => (await parts()).filter((part) => part.includes('Paid on')))
      .toHaveLength(3);
  });
});

test('LIFE-05 paid in cash, it says until when the advance is kept waiting for, and that it expires then', async () => {
  const id = await bookPhotography('cash');
  await page.goto(`${product.url}/bookings/${id}`);
  const until = '\\w{3}, \\d+ \\w{3}, \\d+:\\d\\d\\s[AP]M';
  const kept = `^Your time is kept until ${until}: pay the advance of ₹1,600 by then`;
  await page.getByText(new RegExp(kept)).waitFor();
  const plan = page.getByRole('region', { name: 'Your event at a glance' });
  await plan.getByText(new RegExp(`^Due by ${until}; unpaid, the booking then expires$`)).waitFor();
  const money = page.getByRole('region', { name: 'Payment', exact: true });
  await expect.poll(() => money.textContent()).toMatch(/To be paid later\s*₹400/);
  await expectAccessible(page);
});

describe('an event of several days', () => {
  test('LIFE-05 is booked, paid, moved and cancelled as one: an advance for all, a part for each day, the rest at the end', async () => {
    await freeEverybody();
    const phone = await visitDashboard(browser, product, { viewport: PHONE, who: 'imran' });
    await bookNow(phone, 'Event Photography');
    const dialog = dialogOf(phone);
    const wished = await chooseTime(phone);
    const first = await dialog.locator('input[name="booking-day"]:checked').getAttribute('value');
    const later = (days: number) => addDays(first ?? '', days);
    await takeEverybody(later(2));
    await dialog.getByRole('button', { name: 'Add days' }).click();
    const grid = dialog.getByRole('grid');
    const dayOf = async (date: string) => {
      const day = grid.locator(`[data-day="${date}"]`);
      if ((await day.count()) === 0)
        await dialog.getByRole('button', { name: 'Next month' }).last().click();
      return day;
    };
    const choose = async (date: string) => (await dayOf(date)).click();
    // Everybody is taken two days after the first: the calendar shows that it cannot be added, and says why.
    const taken = await dayOf(later(2));
    await taken.and(grid.locator('[aria-disabled=true]')).waitFor();
    await taken.click({ force: true });
    await dialog.getByText('Fully booked').last().waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Remove / }).count()).toBe(0);
    for (const days of [3, 4, 6]) await choose(later(days));
    await expectAccessible(phone);
    await dialog.getByRole('button', { name: 'Close calendar' }).click();
    await dialog
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
    await expect.poll(() => dialog.getByRole('button', { name: /^Remove / }).count()).toBe(2);
    await dialog.getByText('Total ₹6,000').waitFor();

    // A reload forgets none of them.
    await phone.reload();
    await dialog
      .getByRole('button', { name: /^Remove / })
      .first()
      .waitFor();
    await goOn(phone);
    await dialog.getByLabel('Building and street').fill('Flat 702, Sahyadri Heights');
    await goOn(phone);
    await payBy(phone, 'UPI');
    await dialog.getByText('Pay now: 80% advance').last().waitFor();
    expect(
      await dialog.locator('.narrow-summary').getByText('On the event day (10%)').count(),
    ).toBe(3);
    await expectAccessible(phone);
    // Others were quicker with one of the days: what is nearest takes its place with one press, nothing typed is lost.
    await takeEverybody(later(3), wished);
    await confirmBooking(phone);
    await dialog.getByText('The same team is not available on all these days').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Confirm Booking' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await expectAccessible(phone);
    const nearest = dialog.locator('.slot-gone .offers button').first();
    const time = (await nearest.textContent())?.slice(-'04:00 PM'.length);
    await nearest.click();
    await confirmBooking(phone);
    await decideAtTheGateway(phone, product, 'pay');
    await phone.getByRole('link', { name: 'See your booking' }).click();
    const days = phone.getByRole('region', { name: 'Your event at a glance' });
    await days.waitFor();
    const parts = await days.locator('.plan-words').allTextContents();
    expect(parts.map((part) => part.replace(/(Paid|Due) on [^₹]*/, ' $1 '))).toEqual([
      'Advance, 80% Paid ₹4,800',
      ...Array.from({ length: 3 }, () => 'On the event day, 10% Due ₹200'),
      'After completion, 10%Due when the work is done and accepted₹600',
    ]);
    // Each day stands once on the page, in its niche.
    await expect.poll(() => phone.getByText(time ?? '', { exact: true }).count()).toBe(3);
    const path =
      (await phone.locator('.visit-facts').locator('a[download]').getAttribute('href')) ?? '';
    const file = await phone.request.get(product.url + path);
    expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(3);
    await expectAccessible(phone);

    await phone.getByRole('button', { name: 'Change time' }).click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByText('All days of your event move together').waitFor();
    // A day later: what is taken two and three days after the old first day is in no way of it.
    await sheet.locator(`input[name="booking-day"][value="${later(1)}"]`).check();
    const open = sheet.locator('input[name="booking-time"]:not([aria-disabled])');
    const hour = await open.first().getAttribute('value');
    await open.first().check();
    // Others are quicker with its last day: the sheet has other times, and one press chooses one of them.
    await takeEverybody(later(5), hour ?? '');
    await sheet.getByRole('button', { name: /^Move to/ }).click();
    const offered = sheet.getByRole('alert').getByRole('button').first();
    await offered.click();
    await sheet.getByRole('button', { name: /^Move to/ }).click();
    await phone.getByText('Your visit is rescheduled').waitFor();
    const { rows } = await product.db.query<{ days: number; held: number }>(
      `select b.days, (select count(*)::int from holds h where h.booking_id = b.id
          or h.booking_id in (select id from later_visits where booking_id = b.id)) as held
        from bookings b where b.days > 1`,
    );
    expect(rows).toEqual([{ days: 3, held: 3 }]);

    await phone.goto(`${product.url}/booking-history`);
    await phone.getByText('and 2 more days', { exact: true }).waitFor();
    await phone.getByRole('link', { name: /Event Photography/ }).click();
    // The middle one moves by itself, at an hour at which the same team is free.
    await days.getByRole('button', { name: /^Move/ }).nth(1).click();
    await sheet.getByText('Only this day moves.').waitFor();
    await open.last().check();
    const late = (await open.last().getAttribute('value')) ?? '';
    await sheet.getByRole('button', { name: /^Move to/ }).click();
    await phone.getByText('The day is moved').first().waitFor();
    await expect.poll(() => days.locator('.event-day').nth(1).textContent()).toContain(late);
    // The last of them goes by itself: what was paid for it pays for the others first.
    await days
      .getByRole('button', { name: /^Cancel/ })
      .last()
      .click();
    const cancelling = phone.getByRole('dialog');
    await cancelling.getByText('₹800').first().waitFor();
    await expectAccessible(phone);
    await cancelling.getByRole('button', { name: 'Cancel this day' }).click();
    await days.getByText('₹800 goes back').waitFor();
    await expect.poll(() => days.getByText('Cancelled', { exact: true }).count()).toBe(1);
    await expect.poll(() => days.getByRole('button', { name: /^Cancel/ }).count()).toBe(2);
    await expectAccessible(phone);

    await phone.getByRole('button', { name: 'Cancel booking' }).click();
    await cancelling.getByText('₹4,000').first().waitFor();
    await cancelling
      .getByRole('button', { name: /^Cancel/ })
      .last()
      .click();
    await phone.locator('.standing').getByText('Cancelled', { exact: true }).waitFor();
    const { rows: left } = await product.db.query(
      'select from holds h join later_visits d on d.id = h.booking_id',
    );
    expect(left).toHaveLength(0);
    await phone.context().close();
  });
});
