import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import {
  clearVisit,
  expectFieldError,
  farida,
  fillLogin,
  openModal,
  pressLogin,
} from './account-page.ts';
import { expectAccessibleIn } from './booking-page.ts';
import { codeSentTo, lastMessageTo, otherThan } from './outbox.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;
eachVisitor((stage) => {
  ({ product, context, page } = stage);
});

const sendOtp = () => page.getByRole('button', { name: 'Send OTP' }).click();
const verify = () => page.getByRole('button', { name: 'Verify OTP' }).click();
const setPassword = () => page.getByRole('button', { name: 'Set new password' }).click();
const otp = () => page.getByLabel('OTP', { exact: true });
const newPassword = () => page.getByLabel('New password', { exact: true });
const repeated = () => page.getByLabel('Confirm password');
const step = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const canLogIn = async (identifier: string, password: string) => {
  await page.goto(`${product.url}/login`);
  await fillLogin(page, identifier, password);
  await pressLogin(page);
  await page.waitForURL(`${product.url}/main`);
};

describe('/forgot-password', () => {
  test('RESET-01 RESET-02 RESET-03 RESET-04 RESET-05 RESET-06 RESET-07 by mobile, from the first message to the login', async () => {
    const mobile = '+919820066771';
    await product.db.query(
      'update users set mobile = $1, mobile_proven_at = now() where email = $2',
      [mobile, cast.imran.email],
    );
    await page.goto(`${product.url}/forgot-password`);
    await step('Step 1 of 4');
    await sendOtp();
    await expectFieldError(
      page.getByLabel('Email', { exact: true }),
      'Please enter your email address',
    );
    await page.getByRole('button', { name: 'Mobile', exact: true }).click();
    const field = page.getByLabel('Mobile number');
    await sendOtp();
    await expectFieldError(field, 'Please enter your mobile number');
    await field.fill(mobile);
    await sendOtp();
    await step('Step 2 of 4');
    await otp().fill('12345');
    await verify();
    await expectFieldError(otp(), 'Please enter a valid 6-digit OTP');
    const code = await codeSentTo(product, mobile);
    await otp().fill(otherThan(code));
    await expectFieldError(otp(), 'The OTP code is invalid. Please try again.');
    await otp().fill(code);
    await step('Step 3 of 4');
    await setPassword();
    await expectFieldError(newPassword(), 'Please fill in all fields');
    await newPassword().fill('short');
    await repeated().fill('short');
    await setPassword();
    await expectFieldError(newPassword(), 'Password must be at least 8 characters long');
    await newPassword().fill('Chaman@2026');
    await setPassword();
    await expectFieldError(repeated(), 'Passwords do not match');
    await repeated().fill('Chaman@2026');
    await page.clock.install();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await setPassword();
    await page.getByText('Your password has been changed').waitFor();
    expect(new URL(page.url()).pathname).toBe('/forgot-password');
    await page.clock.runFor(2000);
    await page.waitForURL(`${product.url}/login`);
    await page.clock.resume();
    await canLogIn(cast.imran.email, 'Chaman@2026');
  });

  test('RESET-07 by email; an address that nobody has is answered the same', async () => {
    for (const email of [cast.meera.email, 'nobody@example.com']) {
      await page.goto(`${product.url}/forgot-password`);
      await page.getByLabel('Email', { exact: true }).fill(email);
      await sendOtp();
      await page
        .getByText(
          `If ${email} has an account with us, an OTP is on its way. It is valid for 10 minutes.`,
        )
        .waitFor();
      if (email !== cast.meera.email) continue;
      await otp().fill(await codeSentTo(product, email));
      await newPassword().fill('Meera@@2026');
      await repeated().fill('Meera@@2026');
      await setPassword();
      await page.waitForURL(`${product.url}/login`);
    }
    const old = await context.request.post(`${product.url}/api/auth/login`, {
      data: { identifier: cast.meera.email, password: 'Aangan@2026' },
      headers: { origin: product.url },
    });
    expect(old.status()).toBe(401);
  });
});

describe('the modal', () => {
  test('AUTH-02 AUTH-06 sends a link that sets a new password, and leads back to the login', async () => {
    const modal = await openModal(page, product);
    await modal.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect.poll(() => modal.getByRole('heading').textContent()).toBe('Forgot Password');
    await modal.getByRole('button', { name: 'Back to Login' }).click();
    await expect.poll(() => modal.getByRole('heading').textContent()).toBe('Welcome Back');
    await modal.getByRole('button', { name: 'Forgot Password?' }).click();
    await modal.getByRole('button', { name: 'Send reset link' }).click();
    const email = modal.getByLabel('Email', { exact: true });
    await expectFieldError(email, 'Please enter your email address');
    await email.fill(cast.asha.email);
    await modal.getByRole('button', { name: 'Send reset link' }).click();
    await modal.getByText('If an account uses this email address').waitFor();
    await modal.getByRole('button', { name: 'Back to Login' }).click();
    await expect.poll(() => modal.getByRole('heading').textContent()).toBe('Welcome Back');

    const { link = '' } = (await lastMessageTo(product, cast.asha.email)).params;
    await page.goto(link);
    await newPassword().fill(farida.password);
    expect(page.url()).toBe(`${product.url}/reset-password`);
    await repeated().fill(farida.password);
    await setPassword();
    await page.waitForURL(`${product.url}/login`);
    await canLogIn(cast.asha.email, farida.password);

    await clearVisit(page, product);
    await page.goto(link);
    await newPassword().fill('Another@2026');
    await repeated().fill('Another@2026');
    await setPassword();
    await page.getByText('This link has expired. Please request a new OTP.').waitFor();
  });
});

test('the steps are accessible on a phone, on a small one and at night, and fit', async () => {
  for (const address of ['/forgot-password', `/reset-password#token=${'a'.repeat(43)}`]) {
    await page.goto('about:blank');
    await page.goto(product.url + address);
    await page.locator('form [type=submit]').click();
    await page.locator('[aria-invalid]').waitFor();
    await expectAccessibleIn(page, ['phone', 'small phone', 'wide screen at night']);
  }
});
