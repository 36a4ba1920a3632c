import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { acceptTerms, farida, fillSignUp, pressSignUp } from './account-page.ts';
import { codeSentTo } from './outbox.ts';
import { eachVisitor } from './visitors.ts';

const OFFLINE = 'Network error. Please check your connection and try again.';

let product: Product;
let context: BrowserContext;
let page: Page;
eachVisitor((stage) => {
  ({ product, context, page } = stage);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const otp = () => page.getByLabel('OTP', { exact: true });
const says = (text: string | RegExp) => page.getByText(text).waitFor();

/** How much of what the page has sent to an address has arrived there so far: without a connection, nothing does. */
function sentTo(path: string): () => number {
  let count = 0;
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** Offline it says so and keeps what was typed; pressed twice on the way back, it is done once. */
async function offlineThenTwice(press: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await press();
  await says(OFFLINE);
  await context.setOffline(false);
  await press();
}

test('OTP login without a connection, and pressed twice', async () => {
  const [asked, confirmed] = [sentTo('/api/auth/otp'), sentTo('/api/auth/otp/confirmation')];
  const mobile = '+919820077001';
  await page.goto(`${product.url}/login`);
  await button('OTP Login').click();
  await page.getByLabel('Mobile number').fill(mobile);
  await offlineThenTwice(() => button('Send OTP').dblclick());
  await otp().waitFor();
  expect(asked()).toBe(1);
  const code = await codeSentTo(product, mobile);
  await context.setOffline(true);
  await otp().fill(code);
  await says(OFFLINE);
  await expect.poll(() => otp().inputValue()).toBe(code);
  await context.setOffline(false);
  const before = confirmed();
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).dblclick();
  await page.waitForURL(`${product.url}/main`);
  expect(confirmed() - before).toBe(1);
});

test('a sign-up whose captcha cannot be done, or takes its time, and pressed twice', async () => {
  const signedUp = sentTo('/api/auth/signup');
  await page.route('**/api/captcha?*', (route) =>
    route.fulfill({ json: { challenge: { parameters: {}, signature: '' } } }),
  );
  await page.goto(`${product.url}/signup`);
  await fillSignUp(page, { ...farida, email: 'trouble@example.com', mobile: '9820077002' });
  await acceptTerms(page);
  await pressSignUp(page);
  await says('Security check failed. Please try again.');
  expect(signedUp()).toBe(0);

  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.unrouteAll();
  await page.route('**/api/captcha?*', async (route) => {
    await released;
    await route.continue();
  });
  await button('Create Account').dblclick();
  await says('This is taking a little longer than usual…');
  await button('Create Account').click({ force: true });
  letGo();
  await page.waitForURL(`${product.url}/main`);
  expect(signedUp()).toBe(1);
});

test('proving the mobile without a connection, too often, and when it is another’s by now', async () => {
  const mobile = '+919820077003';
  await product.db.query(
    `update users set mobile = $1, mobile_proven_at = null, language = 'en' where id = $2`,
    [mobile, cast.imran.id],
  );
  await context.request.post(`${product.url}/api/auth/login`, {
    data: { identifier: cast.imran.email, password: 'Aangan@2026' },
    headers: { origin: product.url },
  });
  const asked = sentTo('/api/profile/contact-code');
  await page.goto(`${product.url}/main`);
  await button('Profile').click();
  await button('Verify mobile').click();
  await button('Send OTP').waitFor();
  await context.setOffline(true);
  await button('Send OTP').click();
  await says(OFFLINE);
  await context.setOffline(false);
  const before = asked();
  await button('Send OTP').dblclick();
  await otp().waitFor();
  expect(asked() - before).toBe(1);
  // Put off and taken up again at once, however slow we are: the telephone is not rung twice in thirty seconds.
  await product.db.query('update codes set created_at = now() where destination = $1', [mobile]);
  await button('Later').click();
  await button('Verify mobile').click();
  await button('Send OTP').click();
  await says('Too many attempts. Please try again later.');
  await says(/^You can try again in \d+ seconds?\.$/);
  await page.keyboard.press('Escape');

  await product.db.query(
    `insert into users (id, mobile, mobile_proven_at, password_hash, roles, created_at)
     select gen_random_uuid(), $1, now(), password_hash, roles, now() from users where id = $2`,
    [mobile, cast.asha.id],
  );
  await product.db.query(
    `update codes set created_at = created_at - interval '1 minute' where destination = $1`,
    [mobile],
  );
  await button('Verify mobile').click();
  await button('Send OTP').click();
  await otp().waitFor();
  await otp().fill(await codeSentTo(product, mobile));
  await says(
    'This mobile number belongs to another account. Log in with it, or use another number.',
  );
});

test('a reset link that is forged, cut short or over leads to the beginning, and Back never to a used step', async () => {
  for (const link of ['#token=forged', '#token=', `#token=${'a'.repeat(43)}`]) {
    await page.goto('about:blank');
    await page.goto(`${product.url}/reset-password${link}`);
    await page.getByLabel('New password', { exact: true }).fill(farida.password);
    await page.getByLabel('Confirm password').fill(farida.password);
    await button('Set new password').click();
    await says('This link has expired. Please request a new OTP.');
    expect(page.url()).toBe(`${product.url}/reset-password`);
  }
  await page.getByLabel('Email', { exact: true }).fill(cast.meera.email);
  await offlineThenTwice(() => button('Send OTP').dblclick());
  await otp().waitFor();
  await button('Use another email or mobile').click();
  await expect
    .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
    .toBe(cast.meera.email);
  await page.goForward();
  await otp().waitFor();
  await page.reload();
  // The request is forgotten with the page; the form begins again instead of standing empty.
  await button('Send OTP').waitFor();
});
