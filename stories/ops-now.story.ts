import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestCallBack } from '#contract/public/request-call-back.ts';
import { newId } from '#kernel/ids.ts';
import { totpCodeAt } from '#server/platform/secrets/totp.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { expectAccessible } from './booking-page.ts';
import * as keys from './keyboard.ts';
import { bookForLead } from './of-leads.ts';
import { lookAfterOwnAccess } from './of-own-access.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';

let product: Product;
let browser: Browser;
let page: Page;
let recoveryCode = '';

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** For the first time: the password, an authenticator, and the codes for the day on which it is lost. */
async function comeIn(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  await page.goto(`${product.url}/ops`);
  await page.getByLabel('Email address or mobile number').fill(cast.meera.email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await press('Continue');
  await press('Use an authenticator app');
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('The six digits it shows').fill(totpCodeAt(secret, Date.now()));
  await press('Add');
  recoveryCode = (await page.locator('.o-codes li').first().textContent()) ?? '';
  await press('I have kept them');
  await page.getByRole('heading', { name: 'Needs somebody' }).waitFor();
}

const focused = () => page.evaluate(() => document.activeElement?.textContent);
const inRoom = () => page.evaluate(() => document.activeElement?.matches('main.o-room'));

/** Without a pointer: the list of keys, the item that is chosen, and each of its acts where the one before has led. */
async function takeCallByKeys(): Promise<void> {
  await page.getByText('Elder care').first().waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await list.getByText('To the acts of the item').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect.poll(focused).toBe('I take it');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Open the case');
  await keys.press(page, page.getByRole('button', { name: 'Show the number' }));
  await keys.type(page, page.getByLabel('Why', { exact: true }), 'She has asked us to call.');
  await page.keyboard.press('Enter');
}

test('N10: somebody of operations signs in, calls back who asked and books for them, finds a booking by its reference, and calls it off knowing what it does', async () => {
  const asked = { id: newId(), name: 'Farida Khan', mobile: '+919820012345', area: 'Andheri' };
  await createClient(product.url).call(requestCallBack, { ...asked, serviceInterest: 'elderCare' });
  const booking = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash');
  await comeIn();

  // The call-back, about work that is not sold yet, is taken, its number shown, and turned into a booking.
  await takeCallByKeys();
  await page.getByRole('link', { name: asked.mobile }).waitFor();
  await expectAccessible(page);
  await bookForLead(page, product, asked);

  // The keyboard leads to the file of the booking that a caller reads out, and on in it.
  await page.keyboard.press('Control+k');
  const inField = () => page.evaluate(() => document.activeElement?.ariaLabel);
  await expect.poll(inField).toBe('Find by reference, mobile, name');
  await page.keyboard.type(booking.reference);
  await page.getByRole('button', { name: booking.reference }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.o-head').getByText(booking.reference).waitFor();

  // Its end is seen first, and is then what was said. A quarter of an hour after the second factor that is asked for, and what was typed stays.
  await product.db.query(
    `update staff_sessions set stepped_up_at = stepped_up_at - interval '15 minutes'`,
  );
  await expect.poll(inRoom).toBe(true);
  const callOff = page.getByRole('button', { name: 'Call off the visit' });
  await keys.press(page, callOff);
  const sheet = page.getByRole('dialog');
  await sheet.getByText('is told in').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Call off the visit');
  await page.keyboard.press('Enter');
  await sheet.getByText('is told in').first().waitFor();
  await keys.type(page, sheet.getByLabel('Why'), 'The street is under water.');
  await page.keyboard.press('Enter');
  await sheet.getByLabel('Code').waitFor();
  await keys.type(page, sheet.getByLabel('Code'), recoveryCode);
  expect(await sheet.getByLabel('Why').inputValue()).toBe('The street is under water.');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.o-chip').first().textContent()).toBe('Cancelled');
  // Its button has gone with the visit.
  await sheet.waitFor({ state: 'detached' });
  expect(await inRoom()).toBe(true);

  // In the quality room it stands behind the figure of what was cancelled.
  await page.getByRole('link', { name: 'Quality' }).click();
  await page.getByLabel('Until').fill(booking.startsAt.slice(0, 10));
  await page.getByRole('button', { name: /^Cancelled/ }).click();
  await page.getByRole('link', { name: booking.reference }).waitFor();
  await expect.poll(focused).toBe('Cancelled');
  await page.getByRole('img', { name: /^Day by day: Visits/ }).waitFor();
  await expectAccessible(page);

  // The address keeps the rows: they are there again on the way back from a booking, and gone one step before.
  await page.getByRole('link', { name: booking.reference }).click();
  await page.locator('.o-head').getByText(booking.reference).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: booking.reference }).waitFor();
  await page.goBack();
  await page.getByText('Choose a figure, a cell or a line').waitFor();

  // A year with a digit too many is no day: the figures stay those of the day before it.
  const address = page.url();
  await page.getByLabel('Until').evaluate((input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      '12026-01-01',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('button', { name: /^Cancelled/ }).waitFor();
  expect(page.url()).toBe(address);

  // A room that breaks says so, and the others are still there.
  await page.route('**/api/ops/quality?*', (route) => route.fulfill({ json: {} }));
  await page.getByLabel('Period').selectOption({ label: '7 days' });
  await page.getByRole('alert').getByText('Something went wrong').waitFor();
  await page.getByRole('link', { name: 'Money' }).click();
  await page.getByRole('heading', { name: 'Money', level: 1 }).waitFor();

  await lookAfterOwnAccess(page);
  await expectAccessible(page);
  await page.context().close();
});
