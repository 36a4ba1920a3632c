import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '#testing/browser.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import {
  acceptTerms,
  expectFadesAfter,
  expectFieldError,
  farida,
  fillLogin,
  fillSignUp,
  newVisitor,
  openModal,
  pressLogin,
  pressSignUp,
  signInByCall,
} from './account-page.ts';
import { expectAccessible, PHONE } from './booking-page.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
beforeEach(async () => {
  context = await newVisitor(browser);
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const at = (path: string) => page.waitForURL(product.url + path);
const open = (path: string) => page.goto(product.url + path);
const storedUser = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as { email: string });

describe('the modal of the landing page', () => {
  test('AUTH-01 says Welcome Back or Create Account and switches both ways', async () => {
    const modal = await openModal(page, product);
    const heading = modal.getByRole('heading');
    expect(await heading.textContent()).toBe('Welcome Back');
    await modal.getByRole('button', { name: 'Sign up' }).click();
    expect(await heading.textContent()).toBe('Create Account');
    await modal.getByRole('button', { name: 'Login' }).click();
    expect(await heading.textContent()).toBe('Welcome Back');
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
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('AUTH-07 its errors clear after 3.5 s and stay for screen readers until corrected', async () => {
    await page.clock.install();
    const modal = await openModal(page, product);
    const text = 'Please enter email and password';
    await expectFadesAfter(page, 3500, text, () => pressLogin(modal));
    const field = modal.getByLabel('Email or mobile');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('a');
    expect(await modal.getByText(text).count()).toBe(0);
    expect(await field.getAttribute('aria-invalid')).toBeNull();
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
    expect(await mobile.inputValue()).toBe('+9198200');
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
    expect(await field('Mobile number').inputValue()).toBe('+919123456789');
    expect(await modal.locator('.verdict').textContent()).toBe('Password strength: Strong');
    await pressSignUp(modal);
    await expectFieldError(
      modal.getByRole('checkbox'),
      'You must agree to the Terms of Service and Privacy Policy',
    );
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
    expect(await storedUser()).toBeNull();
    await page.clock.runFor(1);
    await page.clock.resume();
    await at('/main');
    expect((await storedUser()).email).toBe('modal@example.com');

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
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

  test('works by keyboard alone, and the focus returns to the button that opened it', async () => {
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

describe('/login', () => {
  test('ROUTE-02 ROUTE-04 shows the login form to a visitor and leads to /main', async () => {
    await open('/login');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Welcome Back');
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
      ['9820011223', email],
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
    expect(await storedUser()).toMatchObject({
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fullName: 'Farida Khan',
      email: 'stored@example.com',
      mobile: '+919820011223',
      profileImage: null,
      lastProfileUpdate: null,
    });
    const times = () =>
      product.db
        .query<{ created: boolean; updated: boolean }>(
          `select created_at is not null created, updated_at is not null updated
           from users where email = 'stored@example.com'`,
        )
        .then(({ rows }) => rows[0]);
    expect(await times()).toMatchObject({ created: true });

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open('/login');
    await fillLogin(page, 'stored@example.com', farida.password);
    await pressLogin(page);
    await at('/main');
    expect((await storedUser()).email).toBe('stored@example.com');
    expect(await times()).toEqual({ created: true, updated: true });
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
      if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check();
      await pressLogin(page);
      await at('/main');
      const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly);
      await context.clearCookies();
      return cookie?.expires ?? 0;
    };
    expect(await expiry(false)).toBe(-1);
    const days = (await expiry(true)) / 86_400 - Date.now() / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });
});

describe('/signup', () => {
  beforeEach(async () => {
    await page.clock.install();
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
      await page.getByRole('link', { name }).click();
      expect(new URL((await opened).url()).pathname).toBe(path);
    }
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
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
      expect(await page.locator('[aria-invalid]').count()).toBe(1);
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
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
      expect(await mobile.inputValue()).toBe(value);
    }
    await mobile.fill('');
    await mobile.press('End');
    await mobile.pressSequentially('98x200');
    expect(await mobile.inputValue()).toBe('+9198200');
    for (let times = 0; times < 9; times += 1) await mobile.press('Backspace');
    expect(await mobile.inputValue()).toBe('+91');
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
      expect(await strength.getAttribute('data-strength')).toBe(level);
      expect(await strength.locator('.verdict').textContent()).toBe(
        word && `Password strength: ${word}`,
      );
    }
  });

  test('SIGN-11 a tick for a second, then /main', async () => {
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

describe('who may see what', () => {
  test('ROUTE-09 a protected address says Loading... until it is known who asks', async () => {
    await signInByCall(context, product, cast.asha.email);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/session', async (route) => {
      await asked;
      await route.continue();
    });
    await open('/main');
    await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Welcome, Asha Kulkarni' }).waitFor();
  });

  test('ROUTE-05 ROUTE-10 a visitor is sent to /, its entry is replaced, and login leads back', async () => {
    await open('/privacy-policy');
    await open('/booking-history');
    await at('/');
    await page.goBack();
    await at('/privacy-policy');
    await page.goForward();
    await at('/');
    const modal = await openModal(page, product);
    await fillLogin(modal, cast.asha.email);
    await pressLogin(modal);
    await at('/booking-history');
    await page.getByRole('heading', { level: 1, name: 'Booking History' }).waitFor();
  });

  test('ROUTE-08 any other path redirects to /, and the server says 404', async () => {
    const answer = await open('/no-such-place');
    expect(answer?.status()).toBe(404);
    await at('/');
  });

  test('PROF-02 API-04 logout leads to / and signs out every other tab', async () => {
    await signInByCall(context, product, cast.asha.email);
    await open('/main');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const other = await context.newPage();
    await other.goto(`${product.url}/booking-history`);
    await other.getByRole('heading', { level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Profile' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Logout' }).click();
    await at('/');
    await loaded;
    await other.waitForURL(`${product.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    const session = await context.request.get(`${product.url}/api/auth/session`);
    expect(await session.json()).toMatchObject({ user: null });
  });

  test('signing in on one tab signs in the others', async () => {
    await open('/login');
    const other = await context.newPage();
    await other.goto(`${product.url}/login`);
    await fillLogin(other, cast.asha.email);
    await pressLogin(other);
    await at('/main');
  });

  test('a server that cannot be asked is no reason to send anybody away', async () => {
    await signInByCall(context, product, cast.asha.email);
    await page.route('**/api/auth/session', (route) => route.abort());
    await open('/main');
    await page.getByText('Something went wrong. Please try again.').waitFor();
    await page.unroute('**/api/auth/session');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Welcome, Asha Kulkarni' }).waitFor();
  });
});

describe('for everybody', () => {
  test.each([
    ['on a phone', { viewport: PHONE }],
    ['on a small phone', { viewport: { width: 320, height: 640 } }],
    ['at night on a wide screen', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
  ] as const)('the forms and the modal are accessible %s, and fit', async (_, options) => {
    await context.close();
    context = await newVisitor(browser, options);
    page = await context.newPage();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    for (const path of ['/login', '/signup']) {
      await open(path);
      await page.locator('form [type=submit]').click();
      await page.locator('[aria-invalid]').waitFor();
      await expectAccessible(page);
      expect(await fits()).toBe(true);
    }
    const modal = await openModal(page, product);
    await pressLogin(modal);
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Sign up' }).click();
    await pressSignUp(modal);
    await expectAccessible(page);
    expect(await fits()).toBe(true);
  });

  test('the language can be changed without losing what is typed', async () => {
    await open('/signup');
    await page.getByLabel('Full name').fill('Farida Khan');
    await page.getByRole('link', { name: 'मराठी' }).click();
    await page.getByRole('heading', { name: 'खाते तयार करा' }).waitFor();
    expect(await page.getByLabel('पूर्ण नाव').inputValue()).toBe('Farida Khan');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('mr');
    await page.reload();
    await page.getByRole('heading', { name: 'खाते तयार करा' }).waitFor();
    await page.getByRole('link', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { name: 'खाता बनाएँ' }).waitFor();
  });
});
