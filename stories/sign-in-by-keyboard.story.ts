import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Lang, loadWords } from '#i18n/index.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { farida, newVisitor } from './account-page.ts';
import { expectAccessible, PHONE } from './booking-page.ts';
import { press, tabTo, type } from './keyboard.ts';
import { codeSentTo } from './outbox.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
});
afterEach(() => page?.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

type Look = readonly [Lang, 'light' | 'dark', typeof PHONE];
const ENGLISH: Look = ['en', 'light', PHONE];
const HINDI: Look = ['hi', 'dark', { width: 1280, height: 900 }];
const MARATHI: Look = ['mr', 'light', PHONE];

async function visit(lang: Lang, colorScheme: 'light' | 'dark', viewport: typeof PHONE) {
  const context = await newVisitor(browser, { colorScheme, viewport });
  await context.addCookies([{ name: 'lang', value: lang, url: product.url }]);
  page = await context.newPage();
  const words = await loadWords(lang);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return { context, words, button, field };
}
const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** An account with everything of Asha but its contacts: neither is proven. */
async function insertClaimant(email: string, mobile: string): Promise<string> {
  const { rows } = await product.db.query<{ id: string }>(
    `insert into users (id, full_name, email, mobile, password_hash, roles, created_at)
     select gen_random_uuid(), 'Claiming Person', $1, $2, password_hash, roles, now()
     from users where id = $3 returning id`,
    [email, mobile, cast.asha.id],
  );
  return rows[0]?.id as string;
}

/** Each journey in two of the three, so that every way through it and every language is seen twice. */
test.each([HINDI, MARATHI])(
  'by keyboard alone, %s %s: OTP login, and joining the account that claims the mobile by a code to its e-mail',
  async (lang, light, viewport) => {
    const { words, button, field } = await visit(lang, light, viewport);
    const { auth } = words;
    const [email, mobile] = [
      `claims-${lang}@example.com`,
      `+91981000${viewport.width}${lang === 'mr' ? 2 : 1}`.slice(0, 13),
    ];
    await insertClaimant(email, mobile);
    await page.goto(`${product.url}/login`);
    await button(auth.otpLogin).waitFor();
    await press(page, button(auth.otpLogin));
    await type(page, field(auth.mobile), mobile.slice(3));
    await press(page, button(auth.sendOtp));
    await field(auth.otp).waitFor();
    await expectAccessible(page);
    await type(page, field(auth.otp), await codeSentTo(product, mobile));

    const offer = page.getByRole('heading', { name: auth.join.title });
    await offer.waitFor();
    await expect.poll(() => offer.evaluate((it) => it === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await press(page, button(auth.join.byCode));
    await press(page, button(auth.sendOtp));
    await page.getByText(auth.checks['reset-email-missing']).waitFor();
    await page.keyboard.type(email);
    await press(page, button(auth.sendOtp));
    await page.getByText(auth.join.sent({ to: email })).waitFor();
    await expectAccessible(page);
    await expect.poll(() => fits()).toBe(true);
    await type(page, field(auth.otp), await codeSentTo(product, email));
    // Its address had never been proven, so its password may have been a stranger's.
    await page.getByText(auth.join.passwordRemoved).waitFor();
    await expectAccessible(page);
    await press(page, button(auth.join.goOn));
    await page.getByRole('heading', { name: /Claiming Person/ }).waitFor();
  },
);

test.each([ENGLISH, HINDI])(
  'R20 by keyboard alone, %s %s: after the sign-up the mobile is proven, or later in the profile',
  async (lang, light, viewport) => {
    const { context, words, button, field } = await visit(lang, light, viewport);
    const { auth, everyday, profile } = words;
    const mobile = `+91982000${viewport.width}${lang === 'mr' ? 2 : 1}`.slice(0, 13);
    if (lang === 'en') {
      await page.goto(`${product.url}/signup`);
      await type(page, field(auth.fullName), farida.fullName);
      await type(page, field(auth.email), 'proves@example.com');
      await type(page, field(auth.mobile), mobile.slice(3));
      await type(page, field(auth.password), farida.password);
      await type(page, field(auth.confirmPassword), farida.password);
      await tabTo(page, page.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await press(page, button(auth.createAccount));
      await page.getByText(auth.accountCreated).waitFor();
    } else {
      const uid = await insertClaimant(`proves-${lang}@example.com`, mobile);
      await product.db.query('update users set language = $2 where id = $1', [uid, lang]);
      await context.request.post(`${product.url}/api/auth/login`, {
        data: { identifier: `proves-${lang}@example.com`, password: 'Aangan@2026' },
        headers: { origin: product.url },
      });
      // As after a sign-up; the terms, which a sign-up accepts, are asked for another time.
      await page.addInitScript((id) => {
        if (sessionStorage.getItem('terms-later')) return;
        sessionStorage.setItem('terms-later', '1');
        sessionStorage.setItem('proof-after-sign-up', id);
      }, uid);
      await page.goto(`${product.url}/main`);
    }
    const dialog = page.getByRole('dialog', { name: auth.prove.mobile.title });
    await dialog.getByText(auth.prove.mobile.text({ to: mobile })).waitFor();
    await expectAccessible(page);
    await press(page, button(auth.prove.later));
    await dialog.waitFor({ state: 'detached' });

    await press(page, button(everyday.profile));
    await page.getByText(profile.unproven).first().waitFor();
    await expectAccessible(page);
    await press(page, button(profile.proveMobile));
    await press(page, button(auth.sendOtp));
    await field(auth.otp).waitFor();
    await page.getByText(auth.prove.mobile.firm).waitFor();
    await page.keyboard.type('12');
    await press(page, button(auth.prove.verify));
    await page.getByText(auth.checks['reset-otp']).waitFor();
    await expectAccessible(page);
    await expect.poll(() => fits()).toBe(true);
    await page.keyboard.type(await codeSentTo(product, mobile));
    await page.getByText(auth.prove.mobile.done).waitFor();
    await expectAccessible(page);
    await press(page, dialog.getByRole('button', { name: everyday.close }).last());
    await dialog.waitFor({ state: 'detached' });
    // The e-mail address is all that is left to be proven.
    await expect.poll(() => page.getByText(profile.unproven).count()).toBe(1);
    const { rows } = await product.db.query(
      'select mobile_proven_at is not null as proven from users where mobile = $1',
      [mobile],
    );
    expect(rows).toEqual([{ proven: true }]);
  },
);

test.each([ENGLISH, MARATHI])(
  'RESET-01 by keyboard alone, %s %s: a new password by a code to the e-mail address or the mobile',
  async (lang, light, viewport) => {
    const { words, button, field } = await visit(lang, light, viewport);
    const { auth } = words;
    const email = `resets-${lang}@example.com`;
    const mobile = `+91983000${viewport.width}${lang === 'mr' ? 2 : 1}`.slice(0, 13);
    const id = await insertClaimant(email, mobile);
    await product.db.query('update users set mobile_proven_at = now() where id = $1', [id]);
    await page.goto(`${product.url}/forgot-password`);
    await button(auth.sendOtp).waitFor();
    if (lang === 'en') await type(page, field(auth.email), email);
    else {
      await press(page, button(auth.reset.mobile));
      await type(page, field(auth.mobile), mobile.slice(3));
    }
    await press(page, button(auth.sendOtp));
    await field(auth.otp).waitFor();
    await expectAccessible(page);
    // Back leads to the address, which is still there; forward to the code that was sent.
    await page.goBack();
    const address = lang === 'en' ? field(auth.email) : field(auth.mobile);
    await expect.poll(() => address.inputValue()).toBe(lang === 'en' ? email : mobile);
    await page.goForward();
    await type(page, field(auth.otp), await codeSentTo(product, lang === 'en' ? email : mobile));
    await field(auth.reset.newPassword).waitFor();
    await expectAccessible(page);
    await type(page, field(auth.reset.newPassword), farida.password);
    await type(page, field(auth.confirmPassword), farida.password);
    await press(page, button(auth.reset.setPassword));
    await page.getByText(auth.reset.done).waitFor();
    await expectAccessible(page);
    await page.waitForURL(`${product.url}/login`);
    // The steps that are used up are not found again.
    await page.goBack();
    await button(auth.sendOtp).waitFor();
  },
);
