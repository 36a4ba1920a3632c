import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import { closeCityDay } from '#contract/ops/close-city-day.ts';
import { endAreaLimit } from '#contract/ops/end-area-limit.ts';
import { listAreaLimits } from '#contract/ops/list-area-limits.ts';
import { readCityDays } from '#contract/ops/read-city-days.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible, visitDashboard } from './booking-page.ts';
import { opsPage, staffOf } from './of-staff.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  page = await opsPage({ product, browser }, cast.meera.email);
  await page.getByRole('link', { name: 'Catalogue' }).first().click();
  await page.getByRole('heading', { name: 'House Cleaning' }).first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');

test('a tenth service is added on screen: what is missing is said at its field, and then a customer sees it', async () => {
  await page.getByRole('link', { name: 'New service' }).click();
  await page.getByLabel('Name in addresses, for good').fill('gardening');
  await press('Begin');
  const inLanguage = (name: string) => page.getByRole('group', { name });
  await inLanguage('English').getByLabel('Name', { exact: true }).fill('Balcony Gardening');
  await inLanguage('English').getByLabel('Description').fill('Pots and plants, tended.');
  await page.getByLabel('Price of The service in rupees').fill('700');
  await press('Publish…');
  await inLanguage('हिन्दी').getByText('Words are missing in this language.').waitFor();
  await expect.poll(() => dialog().count()).toBe(0);

  await inLanguage('हिन्दी').getByLabel('Name', { exact: true }).fill('बालकनी बाग़वानी');
  await inLanguage('हिन्दी').getByLabel('Description').fill('गमलों और पौधों की देखभाल।');
  await inLanguage('मराठी').getByLabel('Name', { exact: true }).fill('बाल्कनी बागकाम');
  await inLanguage('मराठी').getByLabel('Description').fill('कुंड्या आणि रोपांची निगा.');
  await press('Publish…');
  await dialog().getByText('It is sold for the first time.').waitFor();
  await dialog().getByLabel('House Cleaning').check();
  await dialog().getByRole('button', { name: 'Publish' }).click();
  await page.getByText('On sale as version 1').waitFor();
  await page.getByText('Karigars can do it').waitFor();

  const customer = await (await browser.newContext()).newPage();
  await customer.goto(`${product.url}/?lang=mr`);
  await customer.getByText('बाल्कनी बागकाम').first().waitFor();
  await customer.context().close();
});

test('N16: terms and a help answer change: written beside what customers see, published, read by a customer, and taken back', async () => {
  await page.getByRole('link', { name: 'Catalogue' }).first().click();
  await page.getByRole('link', { name: 'Help and policies' }).click();
  const field = page.getByLabel('Text in English');
  const preview = page.getByRole('complementary', { name: 'As the customer sees it' });
  const change = async (from: string, to: string) => {
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toContain(from);
    await field.fill((await field.inputValue()).replace(from, to));
    await preview.getByText(to).first().waitFor();
  };
  const publish = async () => {
    await press('Publish…');
    await dialog().locator('ins').first().waitFor();
    await dialog().getByLabel('What has changed, and why').fill('Asked for by our lawyer.');
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Published for').waitFor();
  };
  await change('no surprises', 'no surprises at all');
  await expectAccessible(page);
  // Typed words stay while another text is looked at.
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect.poll(() => field.inputValue()).not.toContain('no surprises');
  await page.getByRole('link', { name: /^Terms of service.*not saved$/i }).click();
  await expect.poll(() => field.inputValue()).toContain('no surprises at all');
  await publish();

  const customer = await (await browser.newContext()).newPage();
  await customer.goto(`${product.url}/terms-of-service`);
  await customer.getByText('no surprises at all').waitFor();
  await customer.getByText(/^.*Changed on \d+ \w+ \d{4}$/).waitFor();
  await expectAccessible(customer);
  await customer.goto(`${product.url}/privacy-policy`);
  expect(await customer.getByText('Changed on').count()).toBe(0);

  await page.getByRole('link', { name: 'Areas we serve' }).click();
  await change('in Mumbai.', 'in Mumbai and nowhere else yet.');
  await publish();
  const asha = await visitDashboard(browser, product);
  await asha.goto(`${product.url}/main?help=area`);
  await asha.getByText('in Mumbai and nowhere else yet.').waitFor();
  await asha.getByText('Changed on').waitFor();

  await press('Use again: version 1');
  await publish();
  await asha.reload();
  await asha.getByText('We serve homes and societies in Mumbai.').waitFor();
  await asha.context().close();
  await customer.context().close();
});

test('what was published stands in the audit log with who did it, filtered and readable for everybody', async () => {
  await page.getByRole('link', { name: 'House' }).first().click();
  await page.getByRole('link', { name: 'Audit' }).click();
  await press('Acts');
  await page.getByLabel('In the name or the reason').fill('catalogue');
  await press('Search');
  const rows = page.locator('.audit-table tbody tr');
  await expect.poll(() => rows.count()).toBe(1);
  await rows
    .filter({ hasText: 'Meera Sawant' })
    .filter({ hasText: 'The catalogue was published' })
    .first()
    .waitFor();
  await expectAccessible(page);
});

/** An attempt that failed leaves its society and its closed day; the next begins without them. */
async function withoutSocietyAndClosedDays(): Promise<void> {
  const meera = await staffOf(product, cast.meera.email);
  const why = 'Tried once more.';
  for (const { city, day } of (await meera.call(readCityDays, {})).value?.closures ?? [])
    await meera.call(closeCityDay, { city, day, closed: false, why });
  await product.db.query(`delete from societies where name = 'Zinnia Court'`);
  await page.goto(`${product.url}/ops`);
}

test('societies come from a file that is looked at row by row, and a day of the city is closed', async () => {
  await withoutSocietyAndClosedDays();
  await page.getByRole('link', { name: 'Catalogue' }).first().click();
  await page.getByRole('link', { name: 'Societies' }).click();
  await press('From a file…');
  const csv = 'name,pincode,quiet_hours\nZinnia Court,400076,mon-fri 14:00-16:00\nNowhere,12,\n';
  const file = { name: 'societies.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog().getByLabel('File').setInputFiles(file);
  await dialog().getByText('left out: pincode.').waitFor();
  await dialog().getByRole('button', { name: 'Write 1' }).click();
  await dialog().getByText('Written.').waitFor();
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Name or pincode').fill('zinnia');
  await page.getByRole('button', { name: 'Change Zinnia Court' }).click();
  await dialog().getByLabel('Minutes at the gate').fill('10');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.locator('.city-table tbody').textContent()).toContain('10 min');

  await page.getByRole('link', { name: 'Days and festivals' }).click();
  await page.getByLabel('Day', { exact: true }).fill(addDays(dateInIndia(Date.now()), 300));
  await page.getByText('Nothing is booked on this day.').waitFor();
  await page.getByLabel('Why').fill('Bandh');
  await press('Close the day');
  await page.getByRole('button', { name: /^Open again: / }).waitFor();
  await page.getByText('Bandh', { exact: true }).waitFor();
  await expectAccessible(page);

  const asha = await customerOf(product, cast.asha.email);
  const { id, date } = await bookPlumbing(asha, 'cash', 5);
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.locator(`.o-booked a[href$="/bookings/${id}"]`).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Open again: / }).click();
  await page.getByLabel('Why is it open again?').fill('The bandh is off.');
  await press('Open again');
  await page.getByText('No coming day is closed.').waitFor();
});

test('N11: a payment that does not fit is seen beside what was asked for, and returned whole', async () => {
  const asha = await customerOf(product, cast.asha.email);
  const booking = await bookPlumbing(asha, 'upi');
  const redirectUrl = `${product.url}/payment-success`;
  const begun = await asha.call(initiatePayment, {
    ...{ provider: 'sandbox', amount: 80_000, bookingId: booking.id, redirectUrl },
  });
  expect(begun.refusal).toBeUndefined();
  // The gateway reports another sum; server/effects/mismatched-payment.test.ts tests that report itself.
  await product.db.query(
    `update payment_attempts set state = 'mismatched', next_ask_at = null,
        reported = '{"amountPaise": 79900, "gatewayReference": "pay_other", "instrument": "upi"}' where booking_id = $1`,
    [booking.id],
  );
  await page.getByRole('link', { name: 'Money' }).first().click();
  await press('Decide…');
  await dialog().getByText('₹799').waitFor();
  await dialog().getByLabel('It goes back whole').check();
  await dialog().getByLabel('Why').fill('Typed by hand.');
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'Decide so' }).click();
  await page.getByText('All money arrives.').waitFor();
  const { rows } = await product.db.query(
    `select data ->> 'way' as way, data ->> 'why' as why from events where type = 'MismatchResolved' and subject = $1`,
    [booking.id],
  );
  expect(rows).toEqual([{ way: 'return', why: 'Typed by hand.' }]);
});

/** Booked by an attempt that failed. */
let left: string | undefined;
/** An attempt that failed leaves its limit and its visit; the next begins without them. */
async function withoutLimitsAndVisit(asha: Client): Promise<void> {
  const meera = await staffOf(product, cast.meera.email);
  const why = 'Tried once more.';
  for (const { id, version, fromOn, state } of (await meera.call(listAreaLimits, {})).value
    ?.limits ?? [])
    if (state !== 'over') await meera.call(endAreaLimit, { id, version, againOn: fromOn, why });
  await product.db.query('delete from area_limits');
  await page.goto(`${product.url}/ops`);
  if (!left) return;
  const { value } = await asha.call(readCancellation, { id: left });
  const shown = { shownFeePaise: value?.feePaise ?? 0, shownRefundPaise: value?.refundPaise ?? 0 };
  await asha.call(cancelBooking, { id: left, ...shown });
}

test('N07: an area is closed from a day on: what is booked there is seen first, customers see from when on, and it is taken back', async () => {
  const asha = await customerOf(product, cast.asha.email);
  await withoutLimitsAndVisit(asha);
  const { id, date } = await bookPlumbing(asha, 'cash', 6);
  left = id;
  const reasonsOn = async (day: string) => {
    const read = await asha.call(readOpenSlots, { serviceId: 3, date: day, pincode: '400076' });
    return new Set(read.value?.slots.map(({ reason }) => reason));
  };
  await page.getByRole('link', { name: 'Catalogue' }).first().click();
  await page.getByRole('link', { name: 'Served areas' }).click();
  await page.getByText('No area is closed or limited.').waitFor();
  const place = page.getByLabel('Add a ward, pincode or place');
  await place.fill(
    (await page.locator('datalist option[value$="400076"]').first().getAttribute('value')) ?? '',
  );
  await page.getByLabel('From', { exact: true }).fill(date);
  await page.getByLabel('Why').fill('Nobody lives near enough.');
  await press('Show what is booked there');
  await page.getByText('1 visit is booked there for these days. It stands.').waitFor();
  await page.locator(`.o-booked a[href$="/bookings/${id}"]`).waitFor();
  await expectAccessible(page);
  await press('Close the area');
  await page.getByText('Nothing new is taken · planned').waitFor();
  await page.getByText(/set by Meera Sawant\. Nobody lives near enough\.$/).waitFor();
  await expectAccessible(page);
  expect(await reasonsOn(date)).toEqual(new Set(['area-closed']));
  expect(await reasonsOn(addDays(date, -1))).toContain(null);

  await page.locator('article').getByLabel('Why').fill('Somebody moved there.');
  await press('Take it back');
  await page.getByText('Nothing new is taken · over').waitFor();
  expect(await reasonsOn(date)).toContain(null);
});
