import type { Browser, BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { LANG_COOKIE, loadWords, type Words } from '#i18n/index.ts';
import type { Product } from '#testing/product.ts';
import { expectAccessible } from './booking-page.ts';
import { codeSentTo } from './outbox.ts';
import { decideAtTheGateway } from './paid-online.ts';
import { bringVisitTo, START_CODE } from './visit-under-way.ts';
import { oneStage } from './visitors.ts';

const MOBILE = '9820077331';
const MOTHERS = '9820077332';
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;
let product: Product;
let browser: Browser;
let words: Words;
oneStage((stage) => {
  ({ product, browser } = stage);
});

/** A telephone on which nobody has been here before, in Hindi. */
async function telephone(): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(() => sessionStorage.setItem('auth-dismissed', '1'));
  await context.addCookies([{ name: LANG_COOKIE, value: 'hi', url: product.url }]);
  return context;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Says on the page of the service what is broken, and signs in with ten digits when it is to be booked. */
async function choosesJob(page: Page): Promise<void> {
  const { auth } = words;
  await page.goto(`${product.url}/services/plumbing`);
  await page.getByText('फ़्लश टंकी लीक या बंद', { exact: true }).click();
  await page.locator('.buy-bar a').click();
  await button(page, auth.otpLogin).click();
  await page.getByLabel(auth.mobile).fill(MOBILE);
  await button(page, auth.sendOtp).click();
  await page.getByLabel(auth.otp, { exact: true }).fill(await codeSentTo(product, `+91${MOBILE}`));
  await page.locator('dialog.booking-dialog').waitFor();
}

/** Tomorrow or later at the home in Dadar, where somebody else opens the door, and pays by UPI. */
async function books(page: Page): Promise<string> {
  const { booking, history, payment } = words;
  const dialog = page.locator('dialog.booking-dialog');
  await dialog.getByText('फ़्लश टंकी लीक या बंद').first().waitFor();
  await dialog.locator('.slots-area input').first().fill('400014');
  await page.locator('input[name="booking-day"]').nth(4).check();
  await page.locator('input[name="booking-time"]:not([aria-disabled])').first().check();
  await button(page, booking.next).click();
  await dialog.getByLabel(booking.street).fill('शिवनेरी, गोखले रोड');
  await dialog.getByLabel(history.detail.briefing.workAsked).fill('फ़्लश टंकी से पानी टपकता है');
  const { briefing } = history.detail;
  await dialog.getByLabel(briefing.atHomeAsked).fill('सविता');
  // Half a number is said to be none, and moves nothing away from under a press.
  const number = dialog.getByLabel(briefing.atHomeMobileAsked);
  await number.fill(MOTHERS.slice(0, 5));
  await dialog.getByLabel(briefing.tellAtGateAsked).check();
  await dialog.getByText(words.refusals['mobile-format']).waitFor();
  expect(await button(page, booking.next).isDisabled()).toBe(true);
  await number.fill(MOTHERS);
  await dialog.getByText(briefing.pin).first().click();
  await dialog.getByRole('application', { name: briefing.pinAsked }).click();
  await expectAccessible(page);
  await button(page, booking.next).click();
  await dialog.getByText(booking.upi, { exact: true }).click();
  await button(page, booking.confirm).click();
  await decideAtTheGateway(page, product, 'pay');
  await page.getByRole('link', { name: payment.seeBooking, exact: true }).click();
  await page.getByText(history.confirmed, { exact: true }).first().waitFor();
  await page.getByText(history.detail.next.title).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The mother has no account, only the link that was sent to her. */
async function mother(page: Page): Promise<Page> {
  const { briefing } = words.history.detail;
  await button(page, briefing.page.make).click();
  const link = page.getByLabel(briefing.page.title);
  await link.waitFor();
  // Her own telephone sends it: nobody writes to a number that its owner has not given us.
  const sms = page.getByRole('link', { name: briefing.page.bySms });
  expect(await sms.getAttribute('href')).toMatch(`sms:+91${MOTHERS}?body=`);
  await page.getByText(briefing.tellAtGate, { exact: true }).waitFor();
  await page.getByRole('img', { name: briefing.pinSet }).waitFor();
  const hers = await (await telephone()).newPage();
  await hers.goto(await link.inputValue());
  await hers.getByText(words.visit.follow.atHome.noCash).waitFor();
  return hers;
}

test('a plumber for the leaking flush of a mother in Dadar, who is alone at home: found, paid by UPI, late, let in and thanked, all in Hindi', {
  timeout: 300_000,
}, async () => {
  words = await loadWords('hi');
  const { changes, dashboard, everyday, history, visit } = words;
  const page = await (await telephone()).newPage();
  await choosesJob(page);
  const id = await books(page);
  await expectAccessible(page);
  const hers = await mother(page);
  await hers.getByText(visit.follow.atHome.finding).waitFor();

  // The plumber leaves, and is twenty minutes late: both read it, and the customer is offered the ways out.
  await bringVisitTo(product, id, 'dispatched', -20);
  await page.goto(`${product.url}/main`);
  // Said once, with a sound; put aside, it stands on the strip.
  const told = page.locator('.asked-now');
  await told.waitFor();
  await expectAccessible(page);
  await told.getByRole('button', { name: everyday.later }).click();
  const late = page.locator('.need.late');
  await late.waitFor();
  await late.getByRole('link').click();
  await page.getByText(history.detail.next.untimed.arrive).waitFor();
  const choices = page.locator('.late-ways');
  await choices.getByText(changes.late.freeNow).waitFor();
  await choices
    .getByText(changes.late.allBack({ amount: '₹800' }))
    .first()
    .waitFor();
  await choices.getByRole('button', { name: changes.cancel.open }).waitFor();
  await expectAccessible(page);
  await expect.poll(() => hers.locator('.say-code .digits').textContent()).toContain(START_CODE);

  await bringVisitTo(product, id, 'arrived', -25);
  await page.getByText(history.statuses.arrived, { exact: true }).first().waitFor();
  await bringVisitTo(product, id, 'in_progress', -30);
  await page.getByText(history.statuses.in_progress, { exact: true }).first().waitFor();

  await bringVisitTo(product, id, 'done', -90);
  await button(page, visit.accept.yes).click();
  await page.getByText(history.statuses.completed, { exact: true }).first().waitFor();
  await page.goto(`${product.url}/main`);
  await page.locator('.need.rate').waitFor();
  await page.getByRole('link', { name: dashboard.giveName }).waitFor();
  expect(await page.locator('.need').count()).toBe(1);

  // The whole row leads to the booking, but for its button, which books once more.
  await page.goto(`${product.url}/booking-history`);
  await page.locator('.booking-row .act').click();
  await page.locator('dialog.booking-dialog').waitFor();
});
