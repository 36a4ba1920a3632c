import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import {
  acceptTerms,
  clearVisit,
  expectFadesAfter,
  expectFieldError,
  farida,
  fillLogin,
  fillSignUp,
  openModal,
  pressLogin,
  pressSignUp,
} from './account-page.ts';
import { expectAccessibleIn } from './booking-page.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let page: Page;
eachVisitor((stage) => {
  ({ product, page } = stage);
});

const at = (path: string) => page.waitForURL(product.url + path);
const open = (path: string) => page.goto(product.url + path);
const storedUser = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as { email: string });

describe('the modal of the landing page', () => {
  test('AUTH-01 says Welcome Back or Create Account and switches both ways', async () => {
    const modal = await openModal(page, product);
    const heading = modal.getByRole('heading');
    await expect.poll(() => heading.textContent()).toBe('Welcome Back');
    await modal.getByRole('button', { name: 'Sign up' }).click();
    await expect.poll(() => heading.textContent()).toBe('Create Account');
    await modal.getByRole('button', { name: 'Login' }).click();
    await expect.poll(() => heading.textContent()).toBe('Welcome Back');
  });

  test('AUTH-05 login without both fields asks for both', async () => {
    const modal = await openModal(page, product);
    const identifier = modal.getByLabel('Email or mobile');
    const password = modal.getByLabel('Password', { exact: true });
    await pressLogin(modal);
    await expectFieldError(identifier, 'Please enter email and password');
    await identifier.fill('asha@example.com');
    await pressLogin(modal);
    await expectFieldError(password, 'Please enter email and password');
    await expect
      .poll(() => password.evaluate((field) => field === document.activeElement))
      .toBe(true);
  });

  test('AUTH-07 its errors clear after 3.5 s and stay for screen readers until corrected', async () => {
    await page.clock.install();
    const modal = await openModal(page, product);
    const text = 'Please enter email and password';
    await expectFadesAfter(page, 3500, text, () => pressLogin(modal));
    const field = modal.getByLabel('Email or mobile');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('a');
    await expect.poll(() => modal.getByText(text).count()).toBe(0);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
  });

  test('AUTH-08 has its own words for an empty mobile, a wrong count of digits and a letter', async () => {
    const modal = await openModal(page, product);
    await modal.getByRole('button', { name: 'Sign up' }).click();
    const mobile = modal.getByLabel('Mobile number');
    await fillSignUp(modal, { ...farida, mobile: '' });
    await pressSignUp(modal);
    await expectFieldError(mobile, 'Enter a valid 10 digit mobile after +91');
    await mobile.fill('982001122');
    await pressSignUp(modal);
    await expectFieldError(mobile, 'Mobile number must have exactly 10 digits after +91');
    await mobile.fill('98200 ab');
    await expectFieldError(mobile, 'Mobile number must not contain alphabets');
    await expect.poll(() => mobile.inputValue()).toBe('+9198200');
  });

  test('AUTH-10 SIGN-06 signs up with the fields, the order and the words of the screen but its own for mobile and password', async () => {
    const modal = await openModal(page, product);
    await modal.getByRole('button', { name: 'Sign up' }).click();
    const names = await modal
      .locator('form input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
    expect(names).toEqual([
      'fullName',
      'email',
      'mobile',
      'password',
      'confirmPassword',
      'acceptedTerms',
    ]);
    const field = (name: string) => modal.getByLabel(name, { exact: true });
    await fillSignUp(modal, { ...farida, fullName: 'Fa', password: 'short', email: 'farida' });
    const steps: [string, string, string][] = [
      ['Full name', 'Full name must be at least 3 characters long', farida.fullName],
      ['Email', 'Please enter a valid email address', farida.email],
      ['Password', 'Password must be at least 8 characters', `${farida.password}!`],
      ['Confirm password', 'Passwords do not match', `${farida.password}!`],
    ];
    for (const [name, text, right] of steps) {
      await pressSignUp(modal);
      await expectFieldError(field(name), text);
      await field(name).fill(right);
    }
    await field('Mobile number').fill('+91 91234-56789');
    await expect.poll(() => field('Mobile number').inputValue()).toBe('+919123456789');
    await expect
      .poll(() => modal.locator('.verdict').textContent())
      .toBe('Password strength: Strong');
    await pressSignUp(modal);
    await expectFieldError(
      modal.getByRole('checkbox'),
      'You must agree to the Terms of Service and Privacy Policy',
    );
  });

  test('the dashboard is fetched once a visitor begins to type, and not before', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const ofTheDashboard = () => asked.filter((path) => /\/frame-.*\.js$/.test(path));
    const modal = await openModal(page, product);
    expect(asked).not.toContain('/main');
    await modal.getByLabel('Email or mobile').pressSequentially('as');
    await expect.poll(ofTheDashboard).toHaveLength(1);
    await modal.getByLabel('Password', { exact: true }).pressSequentially('Aa');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path === '/main')).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('AUTH-04 ROUTE-01 after a login it goes to /main, after a sign-up a second later', async () => {
    await page.clock.install();
    const modal = await openModal(page, product);
    await modal.getByRole('button', { name: 'Sign up' }).click();
    await fillSignUp(modal, { ...farida, email: 'modal@example.com' });
    await acceptTerms(modal);
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await pressSignUp(modal);
    await modal.getByText('Your account is ready').waitFor();
    await page.clock.runFor(999);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => storedUser()).toBeNull();
    await page.clock.runFor(1);
    await page.clock.resume();
    await at('/main');
    expect((await storedUser()).email).toBe('modal@example.com');

    await clearVisit(page, product);
    await open('/');
    const again = await openModal(page, product);
    await fillLogin(again, 'modal@example.com', farida.password);
    await pressLogin(again);
    await at('/main');
  });

  test('a wrong password is answered in the words of the modal', async () => {
    const modal = await openModal(page, product);
    await fillLogin(modal, cast.asha.email, 'not-her-password');
    await pressLogin(modal);
    await modal.getByText('Invalid login credentials. Please check and try again.').waitFor();
  });

  test('Escape, the backdrop and the back button close it, and the page stays', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 300),
      () => page.goBack(),
    ]) {
      const modal = await openModal(page, product);
      await close();
      await modal.waitFor({ state: 'detached' });
      expect(page.url()).toBe(`${product.url}/`);
    }
  });

  test('closed and opened again in a hurry, it still closes with the back button, and the page stays', async () => {
    await open('/privacy-policy');
    // A step back in the history takes a few milliseconds: nothing that happens meanwhile may be lost.
    for (const pause of [0, 1, 2, 3, 5]) {
      const modal = await openModal(page, product);
      await modal.evaluate(async (dialog, wait) => {
        dialog.querySelector<HTMLElement>('.icon-btn[aria-label=Close]')?.click();
        await new Promise((resolve) => setTimeout(resolve, wait));
        document.querySelector<HTMLElement>('[data-auth]')?.click();
      }, pause);
      await modal.waitFor();
      await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);
      await page.goBack();
      await modal.waitFor({ state: 'detached' });
      expect(page.url()).toBe(`${product.url}/`);
    }
  });

  test('works by keyboard alone, and the focus returns to the button that opened it', async () => {
    await delayMessages(page);
    await open('/');
    const button = page.getByRole('link', { name: 'Login / Sign Up' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(cast.asha.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await at('/main');
  });
});

/** As on a busy machine: whatever React puts off comes late, and keys do not wait for it. */
const delayMessages = (of: Page) =>
  of.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 300);
    };
  });

describe('for everybody', () => {
  test('the forms and the modal are accessible on a phone, on a small one and at night on a wide screen, and fit', async () => {
    const looks = ['phone', 'small phone', 'wide screen at night'] as const;
    for (const path of ['/login', '/signup']) {
      await open(path);
      await page.locator('form [type=submit]').click();
      await page.locator('[aria-invalid]').waitFor();
      await expectAccessibleIn(page, looks);
    }
    const modal = await openModal(page, product);
    await pressLogin(modal);
    await expectAccessibleIn(page, looks);
    await modal.getByRole('button', { name: 'Sign up' }).click();
    await pressSignUp(modal);
    for (const look of looks) {
      await expectAccessibleIn(page, [look]);
      await expect
        .poll(() => modal.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth))
        .toBe(true);
    }
  });

  test('the language can be changed without losing what is typed', async () => {
    await open('/signup');
    await page.getByLabel('Full name').fill('Farida Khan');
    await page.getByRole('link', { name: 'मराठी' }).click();
    await page.getByRole('heading', { name: 'खाते तयार करा' }).waitFor();
    await expect.poll(() => page.getByLabel('पूर्ण नाव').inputValue()).toBe('Farida Khan');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('mr');
    await page.reload();
    await page.getByRole('heading', { name: 'खाते तयार करा' }).waitFor();
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { name: 'खाता बनाएँ' }).waitFor();
  });
});
