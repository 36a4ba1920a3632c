import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { cast, insertPerson } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import {
  acceptTerms,
  clearVisit,
  expectFadesAfter,
  expectFieldError,
  farida,
  fillLogin,
  fillSignUp,
  pressLogin,
  pressSignUp,
  signInByCall,
} from './account-page.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;
eachVisitor((stage) => {
  ({ product, context, page } = stage);
});

const at = (path: string) => page.waitForURL(product.url + path);
const open = (path: string) => page.goto(product.url + path);
const storedUser = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as { email: string });

describe('/login', () => {
  test('ROUTE-02 ROUTE-04 shows the login form to a visitor and leads to /main', async () => {
    await open('/login');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Welcome Back');
    await fillLogin(page, cast.asha.email);
    await pressLogin(page);
    await at('/main');
    await page.getByRole('heading', { name: 'Welcome, Asha Kulkarni' }).waitFor();
  });

  test('LOGIN-06 an identifier is a +91 mobile or an e-mail address', async () => {
    await open('/login');
    const identifier = page.getByLabel('Email or mobile');
    const email = 'Please enter a valid email address (e.g., name@example.com)';
    const mobile = 'Please enter a valid 10-digit mobile number with +91 prefix';
    for (const [typed, text] of [
      ['', email],
      ['asha', email],
      ['982001122', email],
      ['+9198200', mobile],
    ] as const) {
      await fillLogin(page, typed);
      await pressLogin(page);
      await expectFieldError(identifier, text);
    }
    await fillLogin(page, cast.asha.mobile);
    await pressLogin(page);
    await at('/main');
  });

  test('R46 ten bare digits are a mobile; a person without a name is greeted by it, and asked for one', async () => {
    const nameless = { fullName: null as never, email: null, mobile: '+919811122233' };
    await insertPerson(product.db, { ...nameless, id: newId(), mobileProven: true });
    await open('/login');
    await fillLogin(page, '9811122233');
    await pressLogin(page);
    await at('/main');
    await page.getByRole('heading', { name: 'Welcome, +919811122233' }).waitFor();
    await page.getByRole('link', { name: 'Add your name' }).click();
    await page.getByRole('dialog').getByLabel('Full Name').waitFor();
    await page.keyboard.press('Escape');
  });

  test('LOGIN-03 Sign up leads to /signup, and its Login link back', async () => {
    await open('/login');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await at('/signup');
    await page.getByRole('link', { name: 'Login' }).click();
    await at('/login');
  });

  test('an empty password, a wrong one, and a server that is away have the words of the form', async () => {
    await open('/login');
    await fillLogin(page, cast.asha.email, '');
    await pressLogin(page);
    await expectFieldError(
      page.getByLabel('Password', { exact: true }),
      'Please enter your password',
    );
    await fillLogin(page, cast.asha.email, 'not-her-password');
    await pressLogin(page);
    await page
      .getByText('Invalid email or password. Please check your credentials and try again.')
      .waitFor();
    await context.setOffline(true);
    await pressLogin(page);
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
  });

  test('its errors clear after 5 s', async () => {
    await page.clock.install();
    await open('/login');
    await expectFadesAfter(
      page,
      5000,
      'Please enter a valid email address (e.g., name@example.com)',
      () => pressLogin(page),
    );
  });

  test('LOGIN-12 the profile is stored under `user`, and in the backend created and then merged', async () => {
    await open('/signup');
    await fillSignUp(page, { ...farida, email: 'stored@example.com' });
    await acceptTerms(page);
    await pressSignUp(page);
    await at('/main');
    await expect
      .poll(() => storedUser())
      .toMatchObject({
        uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        fullName: 'Farida Khan',
        email: 'stored@example.com',
        mobile: '+919820011223',
        profileImage: null,
        lastProfileUpdate: null,
        termsDue: false,
      });
    const times = () =>
      product.db
        .query<{ created: boolean; updated: boolean }>(
          `select created_at is not null created, updated_at is not null updated
           from users where email = 'stored@example.com'`,
        )
        .then(({ rows }) => rows[0]);
    await expect.poll(() => times()).toMatchObject({ created: true });

    await clearVisit(page, product);
    await open('/login');
    await fillLogin(page, 'stored@example.com', farida.password);
    await pressLogin(page);
    await at('/main');
    expect((await storedUser()).email).toBe('stored@example.com');
    await expect.poll(() => times()).toEqual({ created: true, updated: true });
  });

  test('a signed-in customer goes on to /main from /login and /signup', async () => {
    await signInByCall(context, product, cast.asha.email);
    await open('/login');
    await at('/main');
    await open('/signup');
    await at('/main');
  });

  test('Remember me keeps the session for 30 days, else until the browser closes', async () => {
    const expiry = async (remember: boolean) => {
      await open('/login');
      await fillLogin(page, cast.asha.email);
      if (remember) await page.getByRole('checkbox', { name: 'Remember Me' }).check();
      await pressLogin(page);
      await at('/main');
      const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly);
      await clearVisit(page, product);
      return cookie?.expires ?? 0;
    };
    expect(await expiry(false)).toBe(-1);
    const days = (await expiry(true)) / 86_400 - Date.now() / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });
});

describe('/signup', () => {
  beforeEach(async () => {
    await open('/signup');
    await page.getByRole('heading', { level: 1, name: 'Create Account' }).waitFor();
  });

  test('ROUTE-03 SIGN-01 has the six fields, and its two links open in new tabs', async () => {
    for (const name of ['Full name', 'Email', 'Mobile number', 'Password', 'Confirm password']) {
      await page.getByLabel(name, { exact: true }).waitFor();
    }
    await page.getByRole('checkbox', { name: /I agree to the Terms of Service/ }).waitFor();
    for (const [name, path] of [
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      const opened = context.waitForEvent('page');
      await page.locator('form').getByRole('link', { name }).click();
      const tab = await opened;
      await tab.waitForURL(product.url + path);
      await tab.close();
    }
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/signup');
  });

  test('SIGN-02 SIGN-03 SIGN-04 SIGN-05 SIGN-07 SIGN-08 shows the first failure only, in order', async () => {
    await fillSignUp(page, {
      fullName: 'Fa',
      email: 'farida@example',
      mobile: '982001122',
      password: 'short',
      confirmPassword: 'other',
    });
    const steps = [
      ['Full name', 'Full name must be at least 3 characters long', farida.fullName],
      ['Email', 'Please enter a valid email address', 'order@example.com'],
      ['Mobile number', 'Mobile number must be in format: +91XXXXXXXXXX', farida.mobile],
      ['Password', 'Password must be at least 8 characters long', farida.password],
      ['Confirm password', 'Passwords do not match', farida.password],
    ] as const;
    for (const [name, text, right] of steps) {
      const field = page.getByLabel(name, { exact: true });
      await pressSignUp(page);
      await expectFieldError(field, text);
      await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(1);
      await expect
        .poll(() => field.evaluate((element) => element === document.activeElement))
        .toBe(true);
      await field.fill(right);
    }
    await pressSignUp(page);
    await expectFieldError(
      page.getByRole('checkbox'),
      'You must agree to the Terms of Service and Privacy Policy',
    );
    expect(new URL(page.url()).pathname).toBe('/signup');
  });

  test('SIGN-09 the mobile puts itself right while it is typed and pasted', async () => {
    const mobile = page.getByLabel('Mobile number');
    for (const [typed, value] of [
      ['9820011223', '+919820011223'],
      ['+91 98200-11223', '+919820011223'],
      ['919820011223', '+919820011223'],
      ['9123456789', '+919123456789'],
      ['09820011223', '+919820011223'],
      ['98200112234455', '+919820011223'],
    ] as const) {
      await mobile.fill(typed);
      await expect.poll(() => mobile.inputValue()).toBe(value);
    }
    await mobile.fill('');
    await mobile.press('End');
    await mobile.pressSequentially('98x200');
    await expect.poll(() => mobile.inputValue()).toBe('+9198200');
    for (let times = 0; times < 9; times += 1) await mobile.press('Backspace');
    await expect.poll(() => mobile.inputValue()).toBe('+91');
  });

  test('SIGN-10 shows how strong the password is', async () => {
    const password = page.getByLabel('Password', { exact: true });
    const strength = page.locator('.strength');
    for (const [typed, level, word] of [
      ['', 'none', ''],
      ['Aa@2026', 'weak', 'Weak'],
      ['aangan2026', 'medium', 'Medium'],
      ['Aangan2026#', 'medium', 'Medium'],
      ['Aangan@2026', 'strong', 'Strong'],
    ] as const) {
      await password.fill(typed);
      await expect.poll(() => strength.getAttribute('data-strength')).toBe(level);
      await expect
        .poll(() => strength.locator('.verdict').textContent())
        .toBe(word && `Password strength: ${word}`);
    }
  });

  test('SIGN-11 a tick for a second, then /main', async () => {
    await page.clock.install();
    await fillSignUp(page, { ...farida, email: 'tick@example.com' });
    await acceptTerms(page);
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await pressSignUp(page);
    await page.getByRole('status').filter({ hasText: 'Your account is ready' }).waitFor();
    await page.clock.runFor(999);
    expect(new URL(page.url()).pathname).toBe('/signup');
    await page.clock.runFor(1);
    await page.clock.resume();
    await at('/main');
    await page.getByRole('heading', { name: 'Welcome, Farida Khan' }).waitFor();
  });

  test('SIGN-12 errors clear after 3 s; a failure says why, or Error creating account', async () => {
    await page.clock.install();
    const text = 'Full name must be at least 3 characters long';
    await expectFadesAfter(page, 3000, text, () => pressSignUp(page));

    await fillSignUp(page, { ...farida, email: cast.asha.email });
    await acceptTerms(page);
    const taken = 'An account with this email already exists.';
    await expectFadesAfter(page, 3000, taken, () => pressSignUp(page));

    await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 500, body: '{}' }));
    await pressSignUp(page);
    await page.getByText('Error creating account', { exact: true }).waitFor();
  });
});
