import type { Page } from 'playwright';
import { expect } from 'vitest';
import { loadWords } from '#i18n/index.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import { newVisitor } from '../account-page.ts';
import { expectAccessible, PHONE } from '../booking-page.ts';
import { type OpsStage, opsPage } from '../of-staff.ts';
import { codeSentTo } from '../outbox.ts';

const MOBILE = '+919820012345';
/** The link to confirm went to the same mobile. */
const CODE = { template: 'sign-in-code' };

/** The booking of somebody who called, its day, and the caller's own browser. */
export type Caller = { readonly id: string; readonly date: string; readonly own: Page };

/** For a caller whom nobody knows: found by the mobile, the price said, booked and held; by the code to it they come in, and it stands. */
export async function bookForUnknown(stage: OpsStage): Promise<Caller> {
  const { product } = stage;
  const page = await opsPage(stage, cast.leela.email, '/bookings');
  // Before the room stands nobody listens to the keyboard.
  await page.getByText('Book for a caller').waitFor();
  await page.keyboard.press('Control+k');
  await page.locator('.o-pal input').fill('98200 12345');
  await page.getByRole('button', { name: 'Book for +919820012345' }).press('Enter');
  await page.getByText('Nobody has this mobile.').waitFor();
  await page.getByLabel('Language of the caller').selectOption('mr');
  await page.getByLabel('Pincode').fill('400076');
  await page.getByLabel('Street and building').fill('12 Gulmohar Road');
  await page.getByLabel('Service').selectOption({ label: 'Plumbing' });
  // The price is said with what was chosen, before anything is booked.
  await page.getByLabel('Check every tap in the home').press('Space');
  await page.getByRole('button', { name: 'Book, ₹1,000' }).waitFor();
  await page.getByLabel('Check every tap in the home').press('Space');
  await page.locator('.book-time:not(.off)').first().waitFor();
  const date = addDays(dateInIndia(Date.now()), 2);
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.locator('.book-time:not(.off) input').first().press('Space');
  await page.getByText('Held for 15 minutes.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Book, ₹/ }).press('Enter');
  await page.getByRole('heading', { name: 'Booked' }).waitFor();
  await expect
    .poll(async () => {
      const { rows } = await product.db.query(
        `select template, language, state from messages where template = 'booking-to-confirm'`,
      );
      return rows[0];
    })
    .toMatchObject({ template: 'booking-to-confirm', language: 'mr' });
  await page.getByRole('link', { name: 'Open the booking' }).press('Enter');
  await page.locator('.o-sum').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const own = await comeIn(stage, id);
  await page.context().close();
  return { id, date, own };
}

/** The caller on a telephone, in Marathi: with the code to the mobile the account and the booking are theirs. */
async function comeIn({ product, browser }: OpsStage, id: string): Promise<Page> {
  const { auth } = await loadWords('mr');
  const context = await newVisitor(browser, { viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${product.url}/login?lang=mr`);
  await page.getByRole('button', { name: auth.otpLogin }).click();
  await page.getByLabel(auth.mobile).fill(MOBILE.slice(3));
  await page.getByRole('button', { name: auth.sendOtp }).click();
  const code = await codeSentTo(product, MOBILE, CODE);
  await page.getByLabel(auth.otp, { exact: true }).fill(code);
  await page.waitForURL(`${product.url}/main`);
  const state = async () =>
    (await product.db.query('select firm_at from bookings where id = $1', [id])).rows[0]?.firm_at;
  await expect.poll(state).toBeTruthy();
  return page;
}
