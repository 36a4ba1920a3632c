import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { expectFieldError, openModal, pressLogin, signInByCall } from './account-page.ts';
import { expectAccessibleIn } from './booking-page.ts';
import { codeSentTo, otherThan } from './outbox.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let context: BrowserContext;
let page: Page;
eachVisitor((stage) => {
  ({ product, context, page } = stage);
});

const SENT = 'OTP sent successfully to your mobile number';
const openOtp = async () => {
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'OTP Login' }).click();
};
const mobileField = () => page.getByLabel('Mobile number');
const sendButton = () => page.getByRole('button', { name: 'Send OTP' });
/** Whether the terms, accepted beside the button in the version that the page showed, are asked for all the same. */
const termsDue = async () => {
  const session = await context.request.get(`${product.url}/api/auth/session`);
  return (await session.json()).user.termsDue;
};

describe('OTP Login', () => {
  test('LOGIN-01 LOGIN-02 has both modes, each with its own fields', async () => {
    await page.goto(`${product.url}/login`);
    const password = page.getByRole('button', { name: 'Password Login' });
    const otp = page.getByRole('button', { name: 'OTP Login' });
    await expect.poll(() => password.getAttribute('aria-pressed')).toBe('true');
    const field = page.getByLabel('Password', { exact: true });
    await expect.poll(() => field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => field.getAttribute('type')).toBe('text');
    await page.getByRole('checkbox', { name: 'Remember Me' }).waitFor();
    for (const company of ['Google', 'Facebook', 'X'])
      await page.getByRole('button', { name: `Continue with ${company}`, exact: true }).waitFor();
    await otp.click();
    await expect.poll(() => otp.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.getByLabel('Email or mobile').count()).toBe(0);
    await mobileField().waitFor();
    await password.click();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reset Password' }).waitFor();
  });

  test('LOGIN-04 LOGIN-05 the mobile is +91 and digits; Send OTP waits for all thirteen characters', async () => {
    await openOtp();
    await expect.poll(() => mobileField().inputValue()).toBe('+91');
    await mobileField().fill('98200ab1122');
    await expect.poll(() => mobileField().inputValue()).toBe('+91982001122');
    await expect.poll(() => sendButton().isDisabled()).toBe(true);
    await mobileField().press('Enter');
    await expectFieldError(
      mobileField(),
      'Please enter a valid 10-digit mobile number with +91 prefix',
    );
    await mobileField().fill('982001122344');
    await expect.poll(() => mobileField().inputValue()).toBe('+919820011223');
    await expect.poll(() => sendButton().isEnabled()).toBe(true);
  });

  test('LOGIN-07 LOGIN-08 LOGIN-13 API-03 signs in with the code that was sent, after an unseen captcha', async () => {
    await openOtp();
    await mobileField().fill('9820044551');
    const asked = page.waitForRequest('**/api/auth/otp');
    await sendButton().click();
    expect((await asked).postDataJSON().captcha.length).toBeGreaterThan(100);
    await page.getByRole('status').filter({ hasText: SENT }).waitFor();
    await page.getByText(/^You can get a new OTP in \d+ seconds?$/).waitFor();
    const otp = page.getByLabel('OTP', { exact: true });
    await expect.poll(() => otp.evaluate((field) => field === document.activeElement)).toBe(true);
    await pressLogin(page);
    await expectFieldError(otp, 'Please enter the 6-digit OTP sent to your mobile');
    const code = await codeSentTo(product, '+919820044551');
    // Six digits go off by themselves, once; pressed again, a wrong code costs no second guess.
    const sentOff: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/otp/confirmation')) sentOff.push(request.postDataJSON().code);
    });
    const wrong = otherThan(code);
    await otp.fill(wrong);
    await expectFieldError(otp, 'The OTP code is invalid. Please try again.');
    await pressLogin(page);
    await expectFieldError(otp, 'The OTP code is invalid. Please try again.');
    await otp.fill('');
    await otp.pressSequentially(code.slice(0, 5));
    await expect.poll(() => otp.inputValue()).toBe(code.slice(0, 5));
    await otp.fill(`${code.slice(0, 3)} ${code.slice(3)}-99`);
    await page.waitForURL(`${product.url}/main`);
    expect(sentOff).toEqual([wrong, code]);
    await expect.poll(() => termsDue()).toBe(false);
  });

  test('an SMS that is read for the page signs in by itself', async () => {
    const mobile = '+919820044558';
    // Chromium has no SMS here; what it would hand over once one has come is handed over by us.
    await page.addInitScript(() => {
      Object.assign(window, { OTPCredential: class {} });
      navigator.credentials.get = (request) =>
        new Promise((resolve) => {
          Object.assign(window, {
            smsHasCome: (code: string) => resolve({ code, request } as unknown as Credential),
          });
        });
    });
    await openOtp();
    await mobileField().fill(mobile);
    await sendButton().click();
    await page.getByText(SENT).waitFor();
    const code = await codeSentTo(product, mobile);
    await page.evaluate(
      (read) => (window as unknown as { smsHasCome: (code: string) => void }).smsHasCome(read),
      code,
    );
    await page.waitForURL(`${product.url}/main`);
  });

  test('LOGIN-09 what succeeded is green and what failed is red', async () => {
    await openOtp();
    await mobileField().fill('9820044552');
    await sendButton().click();
    const colour = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
    await page.getByText(SENT).waitFor();
    const green = await colour(SENT);
    await pressLogin(page);
    const red = await colour('Please enter the 6-digit OTP sent to your mobile');
    const tokens = await page.evaluate(() =>
      ['--action-text', '--danger'].map((token) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${token})`;
        return getComputedStyle(probe).color;
      }),
    );
    expect([green, red]).toEqual(tokens);
  });

  test('LOGIN-11 a code that is over asks for a new one', async () => {
    await openOtp();
    await mobileField().fill('9820044553');
    await sendButton().click();
    await page.getByText(SENT).waitFor();
    await page.route('**/api/auth/otp/confirmation', (route) =>
      route.fulfill({ status: 410, json: { code: 'otp-session-expired' } }),
    );
    await page.getByLabel('OTP', { exact: true }).fill('123456');
    await page.getByText('OTP session expired. Please request a new OTP.').waitFor();
  });

  test('AUTH-11 the modal offers it too, with 30 seconds before the next one', async () => {
    const modal = await openModal(page, product);
    await modal.getByRole('button', { name: 'OTP Login' }).click();
    await modal.getByLabel('Mobile number').fill('9820044554');
    await page.clock.install();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await modal.getByRole('button', { name: 'Send OTP' }).click();
    await modal.getByText('You can get a new OTP in 30 seconds').waitFor();
    await page.clock.runFor(29_000);
    await modal.getByText('You can get a new OTP in 1 second', { exact: true }).waitFor();
    await page.clock.runFor(1_000);
    await modal.getByRole('button', { name: 'Resend OTP' }).waitFor();
    await page.clock.resume();
    await modal.getByLabel('OTP', { exact: true }).fill(await codeSentTo(product, '+919820044554'));
    await page.waitForURL(`${product.url}/main`);
  });

  test('a captcha that cannot be solved says so', async () => {
    await page.route('**/api/auth/otp', (route) =>
      route.fulfill({ status: 400, json: { code: 'captcha-check-failed' } }),
    );
    await openOtp();
    await mobileField().fill('9820044555');
    await sendButton().click();
    await page.getByText('Security check failed. Please try again.').waitFor();
  });

  test('a person who has proven a mobile that an account claims may go on in that account', async () => {
    const mobile = '+919820044556';
    await product.db.query(
      'update users set mobile = $1, mobile_proven_at = null where email = $2',
      [mobile, cast.asha.email],
    );
    await openOtp();
    await mobileField().fill(mobile);
    await sendButton().click();
    await page.getByText(SENT).waitFor();
    await page.getByLabel('OTP', { exact: true }).fill(await codeSentTo(product, mobile));
    await page.getByRole('heading', { name: 'You may already have an account' }).waitFor();
    // The page asks anew who is signed in, and the person is: the question waits for their answer all the same.
    const asked = page.waitForResponse('**/api/auth/session');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await (await asked).finished();
    await page.getByLabel('Password of that account').fill('Aangan@2026');
    await page.getByRole('button', { name: 'Continue with that account' }).click();
    await page.getByRole('heading', { name: 'Welcome, Asha Kulkarni' }).waitFor();
  });
});

describe('accounts of other companies', () => {
  const continueWith = async (company: string) => {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: `Continue with ${company}`, exact: true }).click();
    return opened;
  };

  test.each(['Google', 'Facebook', 'X'])(
    'AUTH-03 LOGIN-13 %s signs in through a popup',
    async (company) => {
      await page.goto(`${product.url}/login`);
      const popup = await continueWith(company);
      await popup.getByRole('button', { name: /Dev Mehta/ }).click();
      await page.waitForURL(`${product.url}/main`);
      await expect.poll(() => termsDue()).toBe(false);
    },
  );

  test('a popup that is closed, and a company that fails, are said in their words', async () => {
    await page.goto(`${product.url}/login`);
    await (await continueWith('Google')).close();
    await page.getByText('Login popup was closed before completing. Please try again.').waitFor();
    const popup = await continueWith('Google');
    await popup.getByRole('button', { name: 'Let Google fail' }).click();
    await page.getByText('Google login failed. Please try again.').waitFor();
  });

  test('where popups are blocked the page itself goes there and comes back', async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Continue with X', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Login popup was closed before completing. Please try again.').waitFor();
  });

  test('a person who returns from the company is never taken for the account signed in before', async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    // Asha was here, without Remember Me, and has closed her browser.
    await signInByCall(context, product, cast.asha.email);
    await page.goto(`${product.url}/main`);
    await page.getByRole('heading', { name: 'Welcome, Asha Kulkarni' }).waitFor();
    await page.goto('about:blank');
    await context.clearCookies();
    // The server cannot be asked: what this browser has kept must not stand in for its answer.
    await page.route('**/api/auth/session', (route) => route.abort());
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Continue with X', exact: true }).click();
    await page.getByRole('button', { name: /Dev Mehta/ }).click();
    await page.waitForURL(`${product.url}/login`);
    await page.getByRole('heading', { level: 1, name: 'Welcome Back' }).waitFor();
    await page.unroute('**/api/auth/session');
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, Dev Mehta' }).waitFor();
  });
});

describe('for everybody', () => {
  test('the code is asked for accessibly on a phone, on a small one and at night, and fits', async () => {
    const looks = ['phone', 'small phone', 'wide screen at night'] as const;
    await openOtp();
    await expectAccessibleIn(page, looks);
    await mobileField().fill('9820044557');
    await page.route('**/api/auth/otp', (route) =>
      route.fulfill({
        json: {
          challengeId: '01936f00-0000-7000-8000-000000000001',
          resendAfterSeconds: 30,
          expiresAt: '2030-01-01T00:00:00+05:30',
        },
      }),
    );
    await sendButton().click();
    await page.getByText(SENT).waitFor();
    await pressLogin(page);
    await expectAccessibleIn(page, looks);
  });
});
