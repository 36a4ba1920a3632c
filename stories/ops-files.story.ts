import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { postPaymentOn, reportUnknownPayment } from '#testing/posted-entries.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible, visitDashboard } from './booking-page.ts';
import { fillRavisDay } from './day-of-one.ts';
import { opsPage, staffOf } from './of-staff.ts';
import { bookPlumbing, customerOf, payForEvent } from './paid-online.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

test('N05: a large refund is seen before it is asked for, and waits for a second person, who agrees only after seeing what the customer will have had back', async () => {
  const id = await payForEvent(product, await customerOf(product, cast.imran.email));
  const asks = await opsPage({ product, browser }, cast.meera.email, `/bookings/${id}`);
  await asks.getByRole('button', { name: 'Refund money…' }).click();
  const sheet = asks.getByRole('dialog');
  await sheet.getByLabel('Amount in ₹').fill('6000');
  await sheet.getByRole('button', { name: 'See what it does' }).click();
  await sheet.getByText('Paid ₹12,000. With this, ₹6,000 has gone back.').waitFor();
  await sheet.getByText('a second person has to agree').waitFor();
  await expectAccessible(asks);
  await sheet.getByLabel('Why').fill('The hall was shut.');
  await sheet.getByRole('button', { name: 'Refund ₹6,000' }).click();
  await sheet.getByText('Noted. It’s sent when a second person has agreed.').waitFor();
  await asks.context().close();
  const page = await opsPage({ product, browser }, cast.leela.email, '/money');
  await page.getByRole('button', { name: 'Agree…' }).click();
  await page.getByText('Paid ₹12,000. With this, ₹6,000 has gone back.').waitFor();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => page.getByText('waits for a second person').count()).toBe(0);
  await page.context().close();
});

test('from the file of a booking to its customer: a note is written and pinned, before the account is paused the second factor is asked for, and no click there reaches what stands behind it', async () => {
  const booking = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash');
  const page = await opsPage({ product, browser }, cast.meera.email, `/bookings/${booking.id}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

  // Events are told in words, and money as the server reckons it.
  await page.getByText('Booked', { exact: true }).waitFor();
  await expect.poll(() => page.locator('.o-sum').textContent()).toContain('₹800');
  await page.getByLabel('Note for colleagues').fill('The bell does not ring.');
  await press('Write note');
  await page.getByText('The bell does not ring.').waitFor();
  await press('Pin');
  await page.getByRole('button', { name: 'Unpin' }).waitFor();
  await expectAccessible(page);

  // The customer, one press away; asked for again, the second factor stands in front of the form.
  await page.getByRole('link', { name: 'Asha Kulkarni' }).click();
  await page.getByRole('heading', { name: 'Bookings' }).waitFor();
  await press('As the customer sees it');
  await page.getByText('Change time, Cancel').waitFor();
  await product.db.query(`update staff_sessions set stepped_up_at = now() - interval '1 hour'`);
  await page.getByLabel('What they read').fill('We pause your account until we have spoken.');
  await press('Pause the account');
  await page.getByText('Show your second factor').waitFor();
  await page.getByLabel('Code', { exact: true }).click();
  await page.getByText('Six digits of your authenticator').click();
  const closed = async () =>
    (await product.db.query('select count(*)::int from account_closures')).rows[0].count;
  expect(await closed()).toBe(0);
  await page.context().close();
});

test('N14: a customer’s pages are seen as they see them, with a banner, no act goes through, and the customer reads who looked and why', async () => {
  await bookPlumbing(await customerOf(product, cast.imran.email), 'cash');
  const page = await opsPage({ product, browser }, cast.meera.email, `/customers/${cast.imran.id}`);
  await product.db.query('update staff_sessions set stepped_up_at = now()');
  const form = page.locator('form', { hasText: 'See as the customer' });
  await form.getByLabel('Why').fill('The button to pay is missing.');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByRole('link', { name: 'Open their pages' });
  await link.waitFor();
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await link.click();
  const seen = await opened;
  await seen.getByText('You’re seeing what Imran').waitFor();
  await seen.getByText('Nothing can be changed here.').waitFor();
  await expectAccessible(seen);
  // Pages without the frame of the app say it as well.
  await seen.goto(`${product.url}/account-deleted`);
  await seen.getByText('Nothing can be changed here.').waitFor();
  await seen.goto(`${product.url}/booking-history`);
  await seen.getByText('Plumbing').first().waitFor();
  const cancelled = await seen.evaluate(async () => {
    const answer = await fetch('/api/auth/logout', { method: 'POST', body: '{}' });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  });
  expect(cancelled).toEqual([403, 'view-only']);
  // Nothing of the customer is left in the browser of whoever looked.
  expect(await seen.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(
    await seen.evaluate(async () => (await caches.keys()).filter((one) => /own/.test(one))),
  ).toEqual([]);
  await seen.getByRole('button', { name: 'End', exact: true }).click();
  await seen.waitForURL(`${product.url}/`);
  await seen.goto(`${product.url}/main`);
  await seen.waitForURL(`${product.url}/`);

  const imran = await visitDashboard(browser, product, { who: 'imran' });
  await imran.goto(`${product.url}/main?my-data`);
  await imran.getByText('Your pages, as you see them').waitFor();
  await imran.getByText('Reason: The button to pay is missing.').waitFor();
  await imran.context().close();
  await page.context().close();
});

test('for a caller whom nobody knows: found by the mobile, the price said, booked and held, with a link in the caller’s language', async () => {
  const page = await opsPage({ product, browser }, cast.leela.email, '/bookings');
  // Before the room stands nobody listens to the keyboard.
  await page.getByText('Book for a caller').waitFor();
  await page.keyboard.press('Control+k');
  await page.locator('.o-pal input').fill('98200 12345');
  await page.getByRole('button', { name: 'Book for +919820012345' }).click();
  await page.getByText('Nobody has this mobile.').waitFor();
  await page.getByLabel('Language of the caller').selectOption('mr');
  await page.getByLabel('Pincode').fill('400053');
  await page.getByLabel('Street and building').fill('12 Gulmohar Road');
  await page.getByLabel('Service').selectOption({ label: 'Plumbing' });
  await page.locator('.book-time:not(.off)').first().click();
  await page.getByText('Held for 15 minutes.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Book, ₹/ }).click();
  await page.getByRole('heading', { name: 'Booked' }).waitFor();
  await expect
    .poll(async () => {
      const { rows } = await product.db.query(
        `select template, language, state from messages where template = 'booking-to-confirm'`,
      );
      return rows[0];
    })
    .toMatchObject({ template: 'booking-to-confirm', language: 'mr' });
  await page.getByRole('link', { name: 'Open the booking' }).click();
  await page.locator('.o-sum').waitFor();
  await page.context().close();
});

test('N12: several bookings are called off at once, what it does seen first, each with its own result, and the results as a file', async () => {
  const asha = await customerOf(product, cast.asha.email);
  const first = await bookPlumbing(asha, 'cash');
  const booked = [first, await bookPlumbing(asha, 'cash')];
  const page = await opsPage({ product, browser }, cast.meera.email, '/bookings');
  for (const { reference } of booked)
    await page.getByLabel(`Choose ${reference.replace('AGN-', '')}`).check();
  await page.getByRole('button', { name: 'See what it does' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('2 of 2 can be carried out.').waitFor();
  // The customer is quicker with one of them: it has ended, and is not ended a second time.
  const before = await asha.call(readCancellation, { id: first.id });
  const { feePaise = 0, refundPaise = 0 } = before.value ?? {};
  const shown = { shownFeePaise: feePaise, shownRefundPaise: refundPaise };
  await asha.call(cancelBooking, { id: first.id, ...shown });
  await sheet.getByLabel('Why').fill('The street is under water.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Carry out for 2' }).press('Enter');
  await sheet.getByText('Done', { exact: true }).waitFor();
  const overtaken = sheet.getByRole('listitem').filter({ hasText: 'had already ended' });
  await overtaken.waitFor();
  expect(await overtaken.textContent()).not.toContain('₹');
  expect(await sheet.getByText('Done', { exact: true }).count()).toBe(1);
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Result as CSV' }).click();
  expect((await saving).suggestedFilename()).toContain('call-off-');
  // A booking that has ended is not offered again.
  await sheet.getByRole('button', { name: 'Back' }).click();
  await page.getByText('2 chosen').waitFor({ state: 'detached' });
  const { rows } = await product.db.query(
    `select type, count(*)::int from events where subject = any($1)
      and type in ('BookingCancelled', 'BookingCalledOff') group by type order by type`,
    [booked.map(({ id }) => id)],
  );
  expect(rows).toEqual([
    { type: 'BookingCalledOff', count: 1 },
    { type: 'BookingCancelled', count: 1 },
  ]);

  // N15: the fees of these days are tried with others, from the same console.
  await page.goto(`${product.url}/ops/house/fees`);
  await page.getByLabel('Nobody at home, %').fill('40');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Channels' }).click();
  await page.getByRole('cell', { name: 'WhatsApp' }).waitFor();
  await expectAccessible(page);
  await page.context().close();
});

test('N02, N03, N04: five visits of a Karigar who is ill go to others by a drag or by keyboard, each seen before it is done, a stale one refused, and a colleague sees them move', async () => {
  const meera = await staffOf(product, cast.meera.email);
  const suresh = await staffOf(product, cast.suresh.email);
  const asha = await customerOf(product, cast.asha.email);
  const visits = await fillRavisDay(meera, asha, 5);
  expect(visits).toHaveLength(5);
  const [first, second, third, ...others] = visits.map(({ id }) => id);
  const desk = await openTomorrow(cast.meera.email);
  const colleague = await openTomorrow(cast.leela.email, withoutPolling);
  const laneOf = (screen: Page, id = '') =>
    screen.locator('.o-lane', { has: screen.locator(`[data-visit="${id}"]`) });
  const laneWith = (screen: Page, id = '', of: number) =>
    screen.locator(`.o-lane[data-lane="${of}"] [data-visit="${id}"]`);
  const isRavis = (screen: Page, id = '') =>
    laneOf(screen, id).filter({ hasText: cast.ravi.fullName });
  await laneOf(desk, first).getByText(cast.ravi.fullName).waitFor();

  // The first one by the mouse: what a drop would do stands beside the pointer, and Escape puts it back.
  const free = await dragDown(desk, first);
  const beside = desk.locator('.o-pop');
  await beside.getByText(`Give to ${free}`).waitFor();
  for (const said of [/At the door .* on time/, /min on the way, leaves/, /is told in/])
    await beside.getByText(said).first().waitFor();
  await beside.getByText('It costs the customer nothing.').waitFor();
  await desk.keyboard.press('Escape');
  await beside.waitFor({ state: 'detached' });
  await desk.mouse.up();
  expect(await desk.getByRole('dialog').count()).toBe(0);
  await dragDown(desk, first);
  await beside.getByText(/At the door/).waitFor();
  await desk.mouse.up();
  const sheet = desk.getByRole('dialog');
  await sheet.getByText(/At the door/).waitFor();
  await sheet.getByLabel('Why').fill('Ill since eight.');
  await sheet.getByRole('button', { name: `Give to ${free}` }).click();
  await laneOf(desk, first).getByText(free).waitFor();
  await laneOf(colleague, first).getByText(free).waitFor();

  // A colleague is quicker with the next one: the drop is refused, and what it would do is looked at anew.
  const wanted = await dragDown(desk, second);
  await beside.getByText(/At the door/).waitFor();
  await desk.mouse.up();
  await sheet.getByText(/At the door/).waitFor();
  const next = desk.locator('.o-lane').nth(2);
  const karigarId = Number(await next.getAttribute('data-lane'));
  const byThen = await next.locator('.k b').textContent();
  const why = 'She asked for them.';
  const quicker = await suresh.call(assignByHand, { id: second ?? '', karigarId, why });
  expect(quicker.refusal).toBeUndefined();
  await sheet.getByLabel('Why').fill('Ill since eight.');
  await sheet.getByRole('button', { name: `Give to ${wanted}` }).click();
  await sheet.getByRole('alert').getByText('Something has changed in this booking').waitFor();
  await sheet.getByText(`Suresh Patil · ${byThen}`).waitFor();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await laneWith(colleague, second, karigarId).waitFor();

  // Sideways it is another hour, of the same Karigar or whoever is free then.
  await dragAside(desk, third);
  await beside.getByText(/^Move to \d/).waitFor();
  await beside.getByText('is told in').first().waitFor();
  await desk.mouse.up();
  await sheet.getByText('is told in').first().waitFor();
  await sheet.getByRole('button', { name: 'Back' }).click();

  // The rest without a mouse.
  for (const id of [third, ...others]) {
    await desk.locator(`[data-visit="${id}"]`).focus();
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Move this visit' }).press('Enter');
    await sheet.getByLabel('To another Karigar').waitFor();
    await sheet.getByRole('button', { name: 'Show what it does' }).first().press('Enter');
    await sheet.getByText(/At the door/).waitFor();
    await sheet.getByLabel('Why').fill('Ill since eight.');
    await desk.keyboard.press('Enter');
    await desk.locator('.o-toast').getByText('Done').waitFor();
    await isRavis(colleague, id).waitFor({ state: 'detached' });
    await laneOf(colleague, id).waitFor();
  }
  await expectAccessible(desk);
  const { rows } = await product.db.query(
    `select count(distinct subject)::int from events where subject = any($1) and actor like 'ops:%' and type = 'KarigarReplaced'`,
    [visits.map(({ id }) => id)],
  );
  expect(rows).toEqual([{ count: visits.length }]);
  await Promise.all([desk, colleague].map((screen) => screen.context().close()));
});

/** Only what is told by the stream is then seen. */
function withoutPolling(): void {
  const ask = globalThis.setInterval;
  globalThis.setInterval = ((act: () => void, ms: number) =>
    ms === 2_000 || ms === 15_000 ? 0 : ask(act, ms)) as typeof setInterval;
}

async function openTomorrow(who: string, prepare?: () => void): Promise<Page> {
  const screen = await opsPage({ product, browser }, who, '', prepare);
  await screen.getByRole('button', { name: 'Day after' }).click();
  await screen.locator('[data-visit]').first().waitFor();
  return screen;
}

/** Picks the visit, so that those who fit it stand below, and drags it over the first of them; answers who that is. */
async function dragDown(screen: Page, id = ''): Promise<string> {
  const block = await pickUp(screen, id);
  const target = screen.locator('.o-lane').nth(1);
  const name = (await target.locator('.k b').textContent()) ?? '';
  const to = await target.boundingBox();
  await screen.mouse.move(block.x, (to?.y ?? 0) + 20, { steps: 8 });
  return name;
}

/** A third of the axis to the left or right, whichever has room. */
async function dragAside(screen: Page, id = ''): Promise<void> {
  const block = await pickUp(screen, id);
  await screen.mouse.move(block.x + (block.x > 900 ? -250 : 250), block.y, { steps: 8 });
}

async function pickUp(screen: Page, id: string): Promise<{ x: number; y: number }> {
  const block = screen.locator(`[data-visit="${id}"]`);
  await block.click();
  await screen.locator('.o-lane').first().locator(`[data-visit="${id}"].picked`).waitFor();
  await block.hover();
  const box = await block.boundingBox();
  const at = {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  };
  await screen.mouse.down();
  return at;
}

test('N11: from the money of a booking to its entries and back to the account, and two people close the month before', async () => {
  const thisMonth = dateInIndia(Date.now()).slice(0, 7);
  const before = addDays(`${thisMonth}-01`, -1);
  await postPaymentOn(product.db, before, 123_400);
  const id = await payForEvent(product, await customerOf(product, cast.imran.email));
  const page = await opsPage({ product, browser }, cast.meera.email, `/bookings/${id}`);
  await page.getByRole('link', { name: 'In the books' }).first().click();
  await page.getByRole('heading', { name: 'Payment reached the gateway' }).waitFor();
  await page.getByText(/^Paid · \d+$/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'With the gateway, sandbox' }).click();
  await page.getByRole('rowheader', { name: 'Before' }).waitFor();
  await page.getByText('₹1,234', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Trial balance' }).click();
  await page.getByRole('combobox', { name: 'Month' }).selectOption(before.slice(0, 7));
  await page.getByText('over, not closed').waitFor();
  const sayRight = async (screen: Page) => {
    await screen
      .getByRole('region', { name: 'Close the month' })
      .getByLabel('Why')
      .fill('Compared.');
    await screen.getByRole('button', { name: 'These books are right' }).click();
  };
  await sayRight(page);
  await page.getByText('A colleague has to say the same.').waitFor();
  await expectAccessible(page);
  await page.context().close();

  const second = await opsPage({ product, browser }, cast.leela.email);
  await second.getByText('The books of a month wait for a second person').first().click();
  await second.getByRole('button', { name: 'I take it' }).click();
  await second.getByRole('link', { name: 'Trial balance' }).click();
  await sayRight(second);
  await second.getByText(/^Closed by .+ and .+ on /).waitFor();
  const saving = second.waitForEvent('download');
  await second.getByRole('region', { name: 'For the accountant' }).getByLabel('Why').fill('Books.');
  await second.getByRole('button', { name: 'Save the file' }).click();
  expect((await saving).suggestedFilename()).toBe(
    `trial-balance-${before.slice(0, 7)}-01-${before}.csv`,
  );

  // A report that does not fit rings too, until it is written down why.
  await reportUnknownPayment(product.db);
  await second.goto(`${product.url}/ops`);
  await second.getByText('A gateway’s report does not fit our books').first().click();
  await second.getByRole('button', { name: 'I take it' }).click();
  await second.getByRole('link', { name: 'Settlements' }).click();
  await second.getByText('Write what became of it').first().click();
  await second.getByRole('button', { name: 'It is explained' }).click();
  await second.getByLabel('Why').fill('A trial of the gateway.');
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Write it down' }).click();
  await second.getByText('It is explained: A trial of the gateway.').waitFor();
  await second.getByText('explained', { exact: true }).first().waitFor();
  await second.context().close();
});
