import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { booking as bookingWords } from '#i18n/en/booking.ts';
import { payment as paymentWords } from '#i18n/en/payment.ts';
import { LANG_COOKIE, type Lang } from '#i18n/index.ts';
import { type CastMember, cast, DEMO_PASSWORD } from '#server/seed/cast.ts';
import { openBrowser } from '#testing/browser.ts';
import { startProduct } from '#testing/product.ts';
import { ensureBuilt } from './ensure-built.ts';
import { ROOT } from './project.ts';
import { runTool } from './run-tool.ts';

const FOLDER = join(ROOT, 'docs', 'screenshots');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780, isMobile: true };

/** Makes the README's pictures: the real product in a real browser, walked as a customer walks it. */
await runTool(async () => {
  await ensureBuilt();
  await mkdir(FOLDER, { recursive: true });
  const product = await startProduct({ site: true });
  const browser = await openBrowser();
  try {
    await showLanding(browser, product.url);
    await showBooking(browser, product.url);
    await showPhone(browser, product.url);
    await showHistory(browser, product.url);
  } finally {
    await browser.close();
    await product.close();
  }
});

async function showLanding(browser: Browser, url: string): Promise<void> {
  const desktop = await openPage(browser, url, { screen: DESKTOP, lang: 'en' });
  await dismissModal(desktop);
  await shoot(desktop, 'landing');
  const phone = await openPage(browser, url, { screen: PHONE, lang: 'mr' });
  await dismissModal(phone);
  await shoot(phone, 'landing-mr-phone');
}

/** Asha books an electrician and goes to pay for the visit. */
async function showBooking(browser: Browser, url: string): Promise<void> {
  const page = await openPage(browser, url, { screen: DESKTOP, lang: 'en' });
  await signIn(page, url, cast.asha);
  await page.getByRole('article').nth(8).waitFor();
  await shoot(page, 'dashboard');
  await chooseSlot(page, 'electrical-repairs');
  await shoot(page, 'slots');
  await fillAddress(page);
  await page.getByText(bookingWords.upi, { exact: true }).click();
  await page.getByRole('button', { name: bookingWords.confirm }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).waitFor();
  await shoot(page, 'pay-page');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByText(paymentWords.confirmed).first().waitFor();
}

/** Shows the bookings that Asha has made by now. */
async function showHistory(browser: Browser, url: string): Promise<void> {
  const page = await openPage(browser, url, { screen: DESKTOP, lang: 'en' });
  await signIn(page, url, cast.asha);
  await page.goto(`${url}/booking-history`);
  await page.getByText(/^AGN-/).nth(1).waitFor();
  await shoot(page, 'history');
}

/** Imran looks around in Hindi; Asha books a pooja in cash. */
async function showPhone(browser: Browser, url: string): Promise<void> {
  const imran = await openPage(browser, url, { screen: PHONE, lang: 'hi' });
  await signIn(imran, url, cast.imran);
  await imran.getByRole('article').nth(8).waitFor();
  await shoot(imran, 'dashboard-hi-phone');

  const asha = await openPage(browser, url, { screen: PHONE, lang: 'en' });
  await signIn(asha, url, cast.asha);
  await chooseSlot(asha, 'satyanarayan-pooja&option=fullArrangement');
  await fillAddress(asha);
  await asha.getByText(bookingWords.cash, { exact: true }).click();
  await asha.getByRole('button', { name: bookingWords.confirm }).click();
  await asha.getByText('Booking Confirmed').first().waitFor();
  await shoot(asha, 'confirmed-phone');
}

async function chooseSlot(page: Page, wish: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/main?book=${wish}`);
  const open = page
    .getByRole('dialog')
    .locator('label:has(input[name="booking-time"]:not([aria-disabled]))');
  await open.nth(2).click();
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: bookingWords.next }).click();
  await page.getByLabel(bookingWords.pincode, { exact: true }).fill('400053');
  await page.getByText('We serve').waitFor();
  await page.getByLabel(bookingWords.street).fill('B-704, Gulmohar Heights, Lokhandwala Road');
  await page.getByRole('button', { name: bookingWords.next }).click();
}

type Screen = { readonly width: number; readonly height: number; readonly isMobile?: boolean };
type Look = { readonly screen: Screen; readonly lang: Lang };

async function openPage(browser: Browser, url: string, { screen, lang }: Look): Promise<Page> {
  const { isMobile = false, ...viewport } = screen;
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: LANG_COOKIE, value: lang, url }]);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function signIn(page: Page, url: string, person: CastMember): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/login`, {
    headers: { origin: url },
    data: { identifier: person.email, password: DEMO_PASSWORD },
  });
  if (!answer.ok()) throw new Error(`${person.fullName} could not sign in: ${await answer.text()}`);
  await page.goto(`${url}/main`);
}

/** It opens by itself after three seconds; what the picture shows is the page behind it. */
async function dismissModal(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    await Promise.allSettled(seen.map((image) => image.decode()));
  });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
  console.log(`docs/screenshots/${name}.png`);
}
