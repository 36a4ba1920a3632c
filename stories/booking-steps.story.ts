import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { SLOT_LABELS } from '#contract/slots.ts';
import { addYear, HOUR, instantInIndia } from '#kernel/time.ts';
import type { Product } from '#testing/product.ts';
import { bookNow, chooseTime, dialogOf, goOn, pay, visitDashboard } from './booking-page.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});

const clockOf = async ({ db }: Product): Promise<number> => {
  const { rows } = await db.query<{ now: number }>('select now() as now');
  return rows[0]?.now ?? 0;
};
const next = () => page.getByRole('button', { name: 'Next', exact: true });
const slots = () => page.locator('input[name="booking-time"]');

describe('the three steps', () => {
  test('BOOK-01 BOOK-02 BOOK-06 BOOK-07 each step opens the next when it is complete, and its head leads back', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'Plumbing');
    await dialogOf(page).waitFor();
    const heads = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect
      .poll(() => heads.allTextContents())
      .toEqual(['1Date & Time', '2Address', '3Payment']);
    await slots().first().waitFor({ state: 'attached' });
    await expect.poll(() => next().isDisabled()).toBe(true);
    await chooseTime(page);
    await goOn(page);

    await page.getByRole('heading', { name: 'Where should we come?' }).waitFor();
    for (const [label, text] of [
      ['Building and street', 'Flat 702'],
      ['City', 'Mumbai'],
      ['State', 'Maharashtra'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill('');
      await expect.poll(() => next().isDisabled()).toBe(true);
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    const pincode = page.getByLabel('Pincode', { exact: true });
    await pincode.fill('40-00a7612');
    await expect.poll(() => pincode.inputValue()).toBe('400076');
    await pincode.fill('40007');
    await expect.poll(() => next().isDisabled()).toBe(true);
    await pincode.fill('400076');
    await expect.poll(() => page.getByLabel(/^Landmark/).inputValue()).toBe('');
    await goOn(page);

    const confirm = page.getByRole('button', { name: 'Confirm Booking' });
    for (const method of ['UPI', 'Card', 'Cash'] as const) {
      if (method === 'UPI') expect(await confirm.isDisabled()).toBe(true);
      await pay(page, method);
      await expect.poll(() => confirm.isEnabled()).toBe(true);
    }
    await page.getByRole('button', { name: /^Date & Time, complete/ }).click();
    await slots().first().waitFor({ state: 'attached' });
    await goOn(page);
    await expect.poll(() => page.getByLabel('Building and street').inputValue()).toBe('Flat 702');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => page.getByRole('button', { name: /complete/ }).count()).toBe(0);
  });

  test('BOOK-04 BOOK-08 the twelve slots are always shown, closed ones with their reason, beside the note', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'Satyanarayan Pooja');
    // The society of the home may be asked about after the first answer, and then the times once more.
    const labels = () =>
      slots().evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect
      .poll(labels)
      .toEqual([
        '09:00 AM',
        '10:00 AM',
        '11:00 AM',
        '12:00 PM',
        '01:00 PM',
        '02:00 PM',
        '03:00 PM',
        '04:00 PM',
        '05:00 PM',
        '06:00 PM',
        '07:00 PM',
        '08:00 PM',
      ]);
    await page
      .getByText('Book at least 2 hours prior for daily services and 1 day prior for others.')
      .waitFor();

    // Today lies inside the day's notice that a pooja needs: every slot is closed, and each says why.
    await page.getByRole('radio', { name: /, Today(,|$)/ }).check();
    // The first slot may be over by the clock on the wall.
    const first = page.getByRole('radio', {
      name: /^09:00\sAM , (Less than 1 day away|Already past)$/,
    });
    await first.click({ force: true });
    await expect.poll(() => first.isChecked()).toBe(false);
    await page.getByText(/^09:00\sAM: (Less than 1 day away|Already past)\.$/).waitFor();
    await expect
      .poll(() => page.locator('input[name="booking-time"]:not([aria-disabled])').count())
      .toBe(0);
    await page.getByRole('button', { name: 'Go to the first available day' }).click();
    await page
      .locator('input[name="booking-time"]:not([aria-disabled])')
      .first()
      .waitFor({ state: 'attached' });
  });

  test('BOOK-04 on the same day, a daily service offers no slot that is less than 2 hours away', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'House Cleaning');
    // The server looks at the clock at some moment between these two.
    const before = await clockOf(product);
    const today = page.getByRole('radio', { name: /, Today(,|$)/ });
    await today.check();
    await page
      .getByText(/slots? available on|No slots on/)
      .first()
      .waitFor({ state: 'attached' });
    const shown = await slots().evaluateAll((all) =>
      all.map((slot) => ({
        closed: slot.getAttribute('aria-disabled') === 'true',
        text: slot.parentElement?.textContent ?? '',
      })),
    );
    const after = await clockOf(product);
    expect(shown).toHaveLength(12);
    // A part of the day that is over stands last, so a slot is known by its label.
    for (const { closed, text } of shown) {
      const index = SLOT_LABELS.findIndex((label) => text.startsWith(label));
      expect(index).not.toBe(-1);
      const startsAt = instantInIndia(await today.inputValue(), (9 + index) * 60);
      if (startsAt < before + 2 * HOUR) expect(closed).toBe(true);
      if (startsAt < before) expect(text).toContain('Already past');
      if (startsAt >= after && startsAt < before + 2 * HOUR)
        expect(text).toContain('Less than 2 hours away');
      if (startsAt >= after + 2 * HOUR) expect(text).not.toContain('Less than 2 hours away');
    }
  });

  test('R28 the day stays as it is while the times of another place are on their way', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'Event Photography');
    const day = page.locator('input[name="booking-day"]:checked');
    const before = await day.inputValue();
    let answer = () => {};
    const asked = new Promise<void>((seen) => {
      void page.route('**/api/open-slots?*pincode=400076*', (route) => {
        answer = () => void route.continue();
        seen();
      });
    });
    await page.locator('.slots-area input').fill('400076');
    await asked;
    // Today is never the first free day of an event.
    await expect.poll(() => day.inputValue()).toBe(before);
    answer();
    await page.getByText('Slots for Powai').waitFor();
    await expect.poll(() => day.inputValue()).toBe(before);
  });

  test('BOOK-03 the calendar reaches from today to one year ahead, and no day further', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'House Cleaning');
    // The day that is proposed may lie in the next month.
    await page.getByRole('radio', { name: /, Today(,|$)/ }).check();
    await page.getByRole('button', { name: 'Open calendar' }).click();
    const grid = page.getByRole('grid');
    const days = grid.getByRole('button');
    const from = (await grid.locator('[aria-current="date"]').getAttribute('data-day')) ?? '';
    await expect
      .poll(() => page.getByRole('button', { name: 'Previous month' }).isDisabled())
      .toBe(true);
    const month = await days.evaluateAll((all) =>
      all.map((day) => ({
        day: day.dataset.day ?? '',
        open: !(day as HTMLButtonElement).disabled,
      })),
    );
    for (const { day, open } of month) expect(open).toBe(day >= from);
    const forth = page.getByRole('button', { name: 'Next month' });
    for (let month = 0; month < 12; month += 1) await forth.click();
    await expect.poll(() => forth.isDisabled()).toBe(true);
    const last = grid.getByRole('button', { disabled: false }).last();
    const until = (await last.getAttribute('data-day')) ?? '';
    expect(until).toBe(addYear(from));
    await last.click();
    await page.getByRole('button', { name: 'Open calendar' }).waitFor();
    await expect
      .poll(() => page.locator('input[name="booking-day"]:checked').inputValue())
      .toBe(until);
  });

  test('the slot is checked again for another address; what is full there is replaced, what was typed stays', async () => {
    page = await visitDashboard(browser, product);
    // Every slot of this one pincode is taken; the rest of the town is as free as it was.
    await page.route('**/api/open-slots?*pincode=400014*', async (route) => {
      const answer = await route.fetch();
      const day = await answer.json();
      const [first, ...rest] = day.slots;
      const slots = [{ ...first, open: false, places: 0, reason: 'full' }, ...rest];
      await route.fulfill({ json: { ...day, slots } });
    });
    await bookNow(page, 'Rudrabhishek');
    await chooseTime(page, '400076', '09:00 AM');
    await goOn(page);
    await page.getByLabel('Building and street').fill('B-4, Shivkunj');
    await page.getByLabel('Pincode', { exact: true }).fill('400014');
    const gone = dialogOf(page).getByRole('alert').filter({ hasText: 'is not free in' });
    await gone.waitFor();
    await expect.poll(() => next().isDisabled()).toBe(true);
    const offer = gone.getByRole('button').first();
    await expect.poll(() => offer.textContent()).toBe('10:00 AM');
    await offer.click();
    await expect
      .poll(() => page.getByLabel('Building and street').inputValue())
      .toBe('B-4, Shivkunj');
    await goOn(page);
    await page
      .getByText(/· 10:00\sAM/)
      .first()
      .waitFor();
  });

  test('a pincode we do not serve says so at once, and offers a call back', async () => {
    page = await visitDashboard(browser, product);
    await bookNow(page, 'Plumbing');
    await chooseTime(page);
    await goOn(page);
    await page.getByLabel('Pincode', { exact: true }).fill('400601');
    await page.getByText('Sorry, we do not serve this pincode yet.').waitFor();
    await expect.poll(() => next().isDisabled()).toBe(true);
    await expect
      .poll(() => page.getByRole('link', { name: 'Get a Call Back' }).getAttribute('href'))
      .toBe('/#contact');
  });
});
