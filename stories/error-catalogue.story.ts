import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { fillLogin, openModal, pressLogin } from './account-page.ts';
import { codeSentTo } from './outbox.ts';
import { eachVisitor } from './visitors.ts';

/** The two catalogues of specification §8, in its words. */
const MODAL: readonly (readonly [string, string])[] = [
  ['invalid-email', 'Please enter a valid email address.'],
  ['user-not-found', 'No account found with this email.'],
  ['wrong-password', 'Incorrect password. Please try again.'],
  ['invalid-credential', 'Invalid login credentials. Please check and try again.'],
  ['email-already-in-use', 'An account with this email already exists.'],
  ['network-request-failed', 'Network error. Please try again.'],
  [
    'too-many-requests',
    'We have blocked all requests from this device due to unusual activity. Try again later.',
  ],
  ['internal-error', 'Server error. Please try again.'],
  ['anything-else', 'Authentication failed. Please try again.'],
];
const LOGIN: readonly (readonly [string, string])[] = [
  ['invalid-credential', 'Invalid email or password. Please check your credentials and try again.'],
  ['user-disabled', 'This account has been disabled. Please contact support.'],
  ['user-not-found', 'No account found with this email. Please sign up first.'],
  ['wrong-password', 'Incorrect password. Please try again or reset your password.'],
  ['too-many-requests', 'Too many login attempts. Please try again later or reset your password.'],
  ['operation-not-allowed', 'This login method is not enabled. Please try another method.'],
  ['email-already-in-use', 'This email is already in use. Please try logging in.'],
  ['weak-password', 'Password is too weak. Please choose a stronger password.'],
  [
    'account-exists-with-different-credential',
    'An account already exists with this email but different sign-in method.',
  ],
  ['invalid-verification-code', 'The OTP code is invalid. Please try again.'],
  ['invalid-phone-number', 'The phone number is invalid. Please check the format.'],
  ['missing-verification-code', 'Please enter the OTP code.'],
  ['captcha-check-failed', 'Security check failed. Please try again.'],
  ['network-request-failed', 'Network error. Please check your connection and try again.'],
  ['popup-closed-by-user', 'Login popup was closed before completing. Please try again.'],
  ['unknown', 'An unknown error occurred. Please try again.'],
  ['anything-else', 'An unexpected error occurred. Please try again.'],
];

let product: Product;
let context: BrowserContext;
let page: Page;
eachVisitor(
  (stage) => {
    ({ product, context, page } = stage);
  },
  { environment: { AANGAN_TELL_ACCOUNTS_APART: 'on' } },
);

const says = (text: string) => page.getByText(text, { exact: true }).waitFor();
const textOf = (catalogue: typeof MODAL, code: string) =>
  catalogue.find(([one]) => one === code)?.[1] ?? '';

describe('each code as the server or a company may send it', () => {
  test('AUTH-09 is shown by the modal in its exact words', async () => {
    const modal = await openModal(page, product);
    await fillLogin(modal, cast.asha.email);
    for (const [code, text] of MODAL) {
      await answerLogin(code);
      await pressLogin(modal);
      await says(text);
    }
  });

  test('LOGIN-10 is shown by the login form in its exact words', async () => {
    await page.goto(`${product.url}/login`);
    await fillLogin(page, cast.asha.email);
    for (const [code, text] of LOGIN) {
      await answerLogin(code);
      await pressLogin(page);
      await says(text);
    }
  });

  async function answerLogin(code: string): Promise<void> {
    await page.unrouteAll();
    await page.route('**/api/auth/login', (route) =>
      code === 'network-request-failed'
        ? route.abort()
        : route.fulfill({ status: code === 'internal-error' ? 500 : 400, json: { code } }),
    );
  }
});

describe('errors as a customer meets them', () => {
  test('a wrong password, nobody of that name, a closed account, where the server tells them apart', async () => {
    await product.db.query(
      `insert into users (id, email, password_hash, roles, disabled_at, created_at)
       select gen_random_uuid(), 'closed@example.com', password_hash, roles, now(), now()
       from users where id = $1`,
      [cast.asha.id],
    );
    await page.goto(`${product.url}/login`);
    for (const [identifier, password, code] of [
      [cast.asha.email, 'not-her-password', 'wrong-password'],
      ['nobody@example.com', 'Aangan@2026', 'user-not-found'],
      ['closed@example.com', 'Aangan@2026', 'user-disabled'],
    ] as const) {
      await fillLogin(page, identifier, password);
      await pressLogin(page);
      await says(textOf(LOGIN, code));
    }
    const modal = await openModal(page, product);
    for (const [identifier, password, code] of [
      [cast.asha.email, 'not-her-password', 'wrong-password'],
      ['nobody@example.com', 'Aangan@2026', 'user-not-found'],
    ] as const) {
      await fillLogin(modal, identifier, password);
      await pressLogin(modal);
      await says(textOf(MODAL, code));
    }
  });

  test('too many attempts, with when to come back', async () => {
    await guessUntilRefused(cast.imran.email);
    await page.goto(`${product.url}/login`);
    await fillLogin(page, cast.imran.email);
    await pressLogin(page);
    await says(textOf(LOGIN, 'too-many-requests'));
    await page.getByText(/^You can try again in \d+ (minutes|seconds?)\.$/).waitFor();
    const modal = await openModal(page, product);
    await fillLogin(modal, cast.imran.email);
    await pressLogin(modal);
    await says(textOf(MODAL, 'too-many-requests'));
  });

  /** Windows are cut out of the clock: guesses on both sides of a quarter of an hour are counted apart. */
  async function guessUntilRefused(identifier: string): Promise<void> {
    for (let time = 0; time < 30; time += 1) {
      const answer = await context.request.post(`${product.url}/api/auth/login`, {
        data: { identifier, password: `guess-${time}` },
        headers: { origin: product.url },
      });
      if (answer.status() === 429) return;
    }
    throw new Error('thirty guesses, and none refused');
  }

  test('R20 an address that another account has here leads on to its login and to a new password', async () => {
    await product.db.query('update users set email_proven_at = null where id = $1', [cast.asha.id]);
    await page.goto(`${product.url}/login`);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
    await (await opened).getByRole('button', { name: /Asha/ }).first().click();
    await says(textOf(LOGIN, 'account-exists-with-different-credential'));
    await page.getByText(/If this is your account, log in with your password or an OTP/).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Forgot Password?' }).count()).toBe(2);
  });

  test('R20 a sign-up with an address that has an account leads on to its login', async () => {
    const modal = await openModal(page, product);
    await modal.getByRole('button', { name: 'Sign up' }).click();
    await modal.getByLabel('Full name').fill('Asha Again');
    await modal.getByLabel('Email', { exact: true }).fill(cast.asha.email);
    await modal.getByLabel('Mobile number').fill('9820099001');
    await modal.getByLabel('Password', { exact: true }).fill('Chandani@2026');
    await modal.getByLabel('Confirm password').fill('Chandani@2026');
    await modal.getByRole('checkbox').check();
    await modal.getByRole('button', { name: 'Create Account' }).click();
    await says(textOf(MODAL, 'email-already-in-use'));
    await modal.getByRole('button', { name: 'Log in to that account' }).click();
    await expect.poll(() => modal.getByLabel('Email or mobile').inputValue()).toBe(cast.asha.email);
    await page.keyboard.type('Aangan@2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${product.url}/main`);
  });

  test('a password that everybody uses, when it is set anew', async () => {
    await page.goto(`${product.url}/forgot-password`);
    await page.getByLabel('Email', { exact: true }).fill(cast.meera.email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const otp = page.getByLabel('OTP', { exact: true });
    await otp.waitFor();
    await otp.fill(await codeSentTo(product, cast.meera.email));
    await page.getByLabel('New password', { exact: true }).fill('password123');
    await page.getByLabel('Confirm password').fill('password123');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await says(textOf(LOGIN, 'weak-password'));
  });
});

describe('sign-in methods that are not enabled', () => {
  const offer = (social: readonly string[]) =>
    page.route('**/api/auth/methods', (route) =>
      route.fulfill({
        json: { mobileCode: true, social, customToken: false, captchaAtSignUp: false },
      }),
    );

  test('a sign-in company that is not configured is not offered; without any, none is mentioned', async () => {
    await offer(['google']);
    for (const path of ['/login', '/signup']) {
      await page.goto(product.url + path);
      await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: /^Continue with/ }).count()).toBe(1);
    }
    const modal = await openModal(page, product);
    await modal.getByRole('button', { name: 'Continue with Google' }).waitFor();
    await expect.poll(() => modal.getByRole('button', { name: /^Continue with/ }).count()).toBe(1);
    await page.unrouteAll();
    await offer([]);
    await page.goto(`${product.url}/login`);
    await page.getByText('or', { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: /^Continue with/ }).count()).toBe(0);
  });

  test('AUTH-03 the modal stands still while it is asked which there are', async () => {
    await page.goto(product.url);
    const modal = await openModal(page, product);
    await modal.getByRole('button', { name: 'Continue with X', exact: true }).waitFor();
    for (const mode of ['Sign up', 'Login']) {
      await modal.locator('.auth-heading').getByRole('button', { name: mode }).click();
      await expect
        .poll(() => modal.getByRole('button', { name: /^Continue with/ }).count())
        .toBe(3);
    }
  });
});

test('R3 where popups are blocked it is said, the page goes there itself, and comes back to where it was wanted', async () => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${product.url}/booking-history`);
  await page.waitForURL(`${product.url}/`);
  await page.goto(`${product.url}/signup`);
  await page.getByRole('button', { name: 'Continue with X', exact: true }).click();
  await page
    .getByText(/^Your browser blocked the login window, so we are taking you to X/)
    .waitFor();
  await page.getByRole('button', { name: /Dev Mehta/ }).click();
  await page.waitForURL(`${product.url}/booking-history`);
});
