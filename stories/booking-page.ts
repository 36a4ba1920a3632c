import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Lang } from '#kernel/languages.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';

type Visit = Pick<
  BrowserContextOptions,
  'viewport' | 'timezoneId' | 'colorScheme' | 'reducedMotion'
> & {
  who?: 'asha' | 'imran';
  /** Somebody who is not of the cast, with its password. */
  email?: string;
  lang?: Lang;
};

export const PHONE = { width: 390, height: 844 };

/** A signed-in customer with a browser of their own, on the dashboard; far from India unless it matters. */
export async function visitDashboard(
  browser: Browser,
  product: Product,
  { who = 'asha', email = cast[who].email, lang = 'en', ...options }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...options });
  const answer = await context.request.post(`${product.url}/api/auth/login`, {
    data: { identifier: email, password: DEMO_PASSWORD },
    headers: { origin: product.url },
  });
  expect(answer.status()).toBe(200);
  // After the sign-in, which brings the language of the account along.
  await context.addCookies([{ name: 'lang', value: lang, url: product.url }]);
  const page = await context.newPage();
  await page.goto(`${product.url}/main`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return page;
}

export const bookNow = (page: Page, service: string): Promise<void> =>
  page.getByRole('button', { name: `Book Now: ${service}` }).click();

export const dialogOf = (page: Page): Locator => page.locator('dialog.booking-dialog');

/**
 * Step 1: the first open slot of a day some days ahead, or a given one. Answers which it was. On the day that the server
 * proposes, the first one is the next that the clock closes, perhaps before the story has booked it.
 */
export async function chooseTime(page: Page, pincode = '400076', time?: string): Promise<string> {
  await page.getByLabel(/^Pincode, for exact slots|^Slots for/).fill(pincode);
  await page.getByText(/^Slots for (?!all of)/).waitFor();
  await chooseLaterDay(page);
  const open = page.locator('input[name="booking-time"]:not([aria-disabled])');
  const slot = time ? page.locator(`input[name="booking-time"][value="${time}"]`) : open.first();
  await slot.check();
  return slot.inputValue();
}

/** Its first hour that is open, whatever language the page speaks. */
export async function chooseLaterTime(page: Page): Promise<void> {
  await chooseLaterDay(page);
  await page.locator('input[name="booking-time"]:not([aria-disabled])').first().check();
}

/** A day on which the lead time closes no hour while a story goes on, whatever time it is now. */
const chooseLaterDay = (page: Page): Promise<void> =>
  page.locator('input[name="booking-day"]').nth(4).check();

export const goOn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Next', exact: true }).click();

/** Steps 1 and 2, up to the choice of how to pay. */
export async function goToPayment(page: Page): Promise<string> {
  const time = await chooseTime(page);
  await goOn(page);
  await page.getByLabel('Building and street').fill('Flat 702, Sahyadri Heights');
  await goOn(page);
  await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
  return time;
}

export const pay = (page: Page, method: 'UPI' | 'Card' | 'Cash'): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();

export const confirmBooking = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Confirm Booking' }).click();

/** A button of a booking's page; what comes a moment later above it would move it away from the press. */
export async function pressOnBooking(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  for (const late of ['.visit-waiting', '.gate-passes.waiting'])
    await page.locator(late).waitFor({ state: 'detached' });
  await button.click();
}

/** No violation of WCAG 2.2 A or AA, nor of axe's best practices. */
export async function expectAccessible(page: Page, look = ''): Promise<void> {
  await colourChangesOver(page);
  // "Legacy" is to judge in the page itself: the other way carries everything into a second page, for frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // To list in full what is in order takes half the time of a look, and nobody reads it.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    look,
  ).toEqual([]);
}

const LOOKS = {
  phone: { viewport: PHONE, colorScheme: 'light' },
  'small phone': { viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  'small phone at night': { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
  'wide screen': { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  'wide screen at night': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
} as const;
type Look = keyof typeof LOOKS;

/**
 * The screen as it stands, without findings in each of these looks and no wider than any of them. It is opened once: another
 * visit for each look would cost several times the look itself.
 */
export async function expectAccessibleIn(page: Page, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    const { viewport, colorScheme } = LOOKS[look];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, look);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: look,
      })
      .toBeLessThanOrEqual(0);
  }
}

/** A colour on its way from one theme or state to another has a contrast that nobody will read. */
async function colourChangesOver(page: Page): Promise<void> {
  // Two frames, by our clock: the page's own may stand still.
  await page.waitForTimeout(50);
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(changes.map((it) => it.finished));
  });
}

/** As somebody who has never booked: the cast's own homes would stand in the form already. */
export const clearSavedHomes = async (product: Product): Promise<void> => {
  await product.db.query('delete from saved_addresses');
};
