import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { APP_HEADER } from '#contract/app-header.ts';
import { LANG_COOKIE } from '#i18n/index.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';

/** A browser of one's own; movement reduced, so that what fades is gone at once. */
export function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce', ...options });
}

/** The modal of the landing page, opened by its button unless it was quicker and opened by itself. */
export async function openModal(page: Page, product: Product): Promise<Locator> {
  if (new URL(page.url()).pathname !== '/') await page.goto(product.url);
  const modal = page.getByRole('dialog');
  // The page clicks by itself: what has opened meanwhile lies over the link, and must not be opened twice.
  await page
    .getByRole('link', { name: 'Login / Sign Up', includeHidden: true })
    .first()
    .evaluate((link: HTMLElement) => {
      link.focus();
      link.click();
    });
  await modal.waitFor();
  return modal;
}

/** As if this browser had never been here. On a page that asks nobody who they are: the app would notice, and leave. */
export async function clearVisit(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/privacy-policy`);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

type Place = Page | Locator;

export async function fillLogin(place: Place, identifier: string, password = DEMO_PASSWORD) {
  await place.getByLabel('Email or mobile').fill(identifier);
  await place.getByLabel('Password', { exact: true }).fill(password);
}

export const pressLogin = (place: Place): Promise<void> =>
  place.locator('form').getByRole('button', { name: 'Login', exact: true }).click();

export type Newcomer = {
  fullName: string;
  email: string;
  mobile: string;
  password: string;
  confirmPassword: string;
};

export const farida: Newcomer = {
  fullName: 'Farida Khan',
  email: 'farida@example.com',
  mobile: '9820011223',
  password: 'Chandani@2026',
  confirmPassword: 'Chandani@2026',
};

/** Everything but the terms. */
export async function fillSignUp(place: Place, person: Newcomer): Promise<void> {
  await place.getByLabel('Full name').fill(person.fullName);
  await place.getByLabel('Email', { exact: true }).fill(person.email);
  await place.getByLabel('Mobile number').fill(person.mobile);
  await place.getByLabel('Password', { exact: true }).fill(person.password);
  await place.getByLabel('Confirm password').fill(person.confirmPassword);
}

export const acceptTerms = (place: Place): Promise<void> => place.getByRole('checkbox').check();

export const pressSignUp = (place: Place): Promise<void> =>
  place.getByRole('button', { name: 'Create Account' }).click();

/** The text is on the screen, and the field it is about says so to a screen reader. */
export async function expectFieldError(field: Locator, text: string): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const described = (await field.getAttribute('aria-describedby')) ?? '';
  const page = field.page();
  const texts = await Promise.all(
    described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
  );
  expect(texts).toContain(text);
  await expect.poll(() => shows(page.getByText(text, { exact: true }))).toBe(true);
}

/** A faded text keeps its place, but nobody sees it. */
export const shows = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => getComputedStyle(element).opacity === '1');

/**
 * The text disappears after exactly so many milliseconds and can still be read by a screen reader. The page's clock
 * must have been installed; it stands still until this is over.
 */
export async function expectFadesAfter(
  page: Page,
  milliseconds: number,
  text: string,
  act: () => Promise<void>,
): Promise<void> {
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await act();
  const message = page.getByText(text, { exact: true });
  await message.waitFor();
  await page.clock.runFor(milliseconds - 1);
  await expect.poll(() => shows(message)).toBe(true);
  await page.clock.runFor(1);
  await expect.poll(() => shows(message)).toBe(false);
  await expect.poll(() => message.textContent()).toBe(text);
  await page.clock.resume();
}

/** Somebody who is signed in before their first page, in the language that their browser had. */
export async function signInByCall(
  context: BrowserContext,
  product: Product,
  identifier: string,
): Promise<void> {
  const kept = await context.cookies(product.url);
  const lang = kept.find(({ name }) => name === LANG_COOKIE)?.value ?? 'en';
  const answer = await context.request.post(`${product.url}/api/auth/login`, {
    data: { identifier, password: DEMO_PASSWORD },
    headers: { origin: product.url, ...(isKarigar(identifier) && { [APP_HEADER]: 'karigar' }) },
  });
  expect(answer.status()).toBe(200);
  if (isKarigar(identifier)) return;
  await context.addCookies([{ name: LANG_COOKIE, value: lang, url: product.url }]);
}

const isKarigar = (identifier: string): boolean =>
  [cast.ravi.email, cast.joshi.email].includes(identifier);

/** Sends the event with which a browser offers to install the app; a headless one never does. */
export async function offerToInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => {
      document.title = 'installing';
    };
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt }));
    if (!offer.defaultPrevented) throw new Error('The browser would show a banner of its own.');
  });
}

/** As the device would say it, for a look at the page: its requests still arrive. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await page.locator('.as-of').first().waitFor();
}
