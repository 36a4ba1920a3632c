import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import { loadWords } from '#i18n/index.ts';
import { cast } from '#testing/cast.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import type { Product } from '#testing/product.ts';
import { codeSentTo, openProfile } from './account-dialogs.ts';
import { fillLogin, newVisitor, openModal, pressLogin } from './account-page.ts';
import {
  bookNow,
  chooseTime,
  confirmBooking,
  expectAccessible,
  goOn,
  PHONE,
  pay,
  visitDashboard,
} from './booking-page.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});

const myData = (): Locator => page.getByRole('dialog', { name: 'Privacy and my data' });
const deleting = (): Locator => page.getByRole('dialog', { name: 'Delete my account' });

async function openMyData(): Promise<Locator> {
  const profile = await openProfile(page);
  await profile.getByRole('button', { name: 'Privacy and my data' }).click();
  await myData().getByRole('heading', { name: 'Download my data' }).waitFor();
  return myData();
}

const signedInLongAgo = (id: string) =>
  product.db.query(
    `update sessions set created_at = now() - interval '1 hour' where user_id = $1`,
    [id],
  );

async function download(): Promise<{ name: string; data: Record<string, unknown> }> {
  const started = page.waitForEvent('download');
  await myData().getByRole('button', { name: 'Download my data' }).click();
  const file = await started;
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  return { name: file.suggestedFilename(), data };
}

/** Somebody new, as a browser of her own would make her, on the dashboard. */
async function newcomer(email: string, mobile: string, lang = 'en'): Promise<string> {
  const context = await newVisitor(browser, { viewport: PHONE, acceptDownloads: true });
  await context.addCookies([{ name: 'lang', value: lang, url: product.url }]);
  const answer = await context.request.post(`${product.url}/api/auth/signup`, {
    data: {
      fullName: 'Zarine Contractor',
      email,
      mobile,
      password: 'Chandani@2026',
      acceptedTerms: true,
      version: POLICY_VERSION,
    },
    headers: { origin: product.url },
  });
  expect(answer.status()).toBe(200);
  page = await context.newPage();
  await page.goto(`${product.url}/main`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return ((await answer.json()) as { user: { uid: string } }).user.uid;
}

describe('Download my data', () => {
  test('one press gives one well-named file, and says so', async () => {
    page = await visitDashboard(browser, product);
    await openMyData();
    await myData().getByText('You have no requests about your data.').waitFor();
    const { name, data } = await download();
    expect(name).toMatch(/^aangan-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(data.account).toMatchObject({ fullName: cast.asha.fullName, email: cast.asha.email });
    await myData().getByText('Your file has been saved to your downloads.').waitFor();
    await expectAccessible(page);
  });

  test('a person who signed in a while ago first proves who they are', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await signedInLongAgo(cast.asha.id);
    await openMyData();
    const button = myData().getByRole('button', { name: 'Download my data' });
    await button.click();
    await myData().getByText('Please enter your password').waitFor();
    await myData().getByLabel('Your password').fill('not-hers');
    await button.click();
    await myData().getByText('Incorrect password.', { exact: false }).waitFor();
    await expectAccessible(page);
    await myData().getByLabel('Your password').fill('Aangan@2026');
    expect((await download()).data.account).toMatchObject({ email: cast.asha.email });
  });
});

describe('Delete my account', () => {
  test('says what goes and what stays; while a booking lies ahead, why not and where it is', async () => {
    const waiting = await newcomer('zarine.waits@example.com', '+919820033441');
    await product.db.query('update users set mobile_proven_at = now() where id = $1', [waiting]);
    await page.reload();
    await bookNow(page, 'Plumbing');
    await chooseTime(page);
    await goOn(page);
    await page.getByLabel('Building and street').fill('Flat 702, Sahyadri Heights');
    await goOn(page);
    await pay(page, 'Cash');
    await confirmBooking(page);
    await page.getByRole('heading', { name: 'Booking Confirmed' }).waitFor();
    await page.goto(`${product.url}/main?my-data`);
    await myData().getByRole('button', { name: 'Delete my account…' }).click();
    await deleting().getByText('for at least 8 financial years', { exact: false }).waitFor();
    await deleting().getByText('You have 1 booking that is not over yet.').waitFor();
    expect(
      await deleting().getByRole('button', { name: 'Delete my account for good' }).count(),
    ).toBe(0);
    await expectAccessible(page);
    await deleting().getByRole('button', { name: 'See my bookings' }).click();
    await page.getByRole('dialog', { name: 'Booking History' }).getByText('Plumbing').waitFor();
  });

  test('by keyboard alone: a wrong password deletes nothing, the right one everything, in every tab', async () => {
    const email = 'zarine.leaves@example.com';
    const leaving = await newcomer(email, '+919820033442');
    // News, the last mail too, goes to an address that is proven.
    await product.db.query('update users set email_proven_at = now() where id = $1', [leaving]);
    const other = await page.context().newPage();
    await other.goto(`${product.url}/main`);
    await other.getByRole('heading', { level: 2 }).first().waitFor();

    await page.goto(`${product.url}/main?my-data`);
    const open = myData().getByRole('button', { name: 'Delete my account…' });
    await open.waitFor();
    await open.focus();
    await page.keyboard.press('Enter');
    await deleting().getByLabel('Your password').waitFor();
    for (let steps = 0; steps < 10; steps += 1) {
      if (
        await deleting()
          .getByLabel('Your password')
          .evaluate((it) => it === document.activeElement)
      )
        break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('not-hers-at-all');
    await page.keyboard.press('Enter');
    await deleting().getByText('Incorrect password.', { exact: false }).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Chandani@2026');
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
    await expectAccessible(page);
    expect(new URL(page.url()).pathname).toBe('/account-deleted');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await expect.poll(() => new URL(other.url()).pathname).toBe('/');
    // Going back finds nobody signed in.
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`${product.url}/`);

    const gone = async () => {
      const { rows } = await product.db.query<{ state: string }>(
        `select state from messages where template = 'account-deleted'`,
      );
      return rows.map(({ state }) => state);
    };
    await expect.poll(gone).toEqual(['sent']);
    // Messages that were sent are kept in development only; nothing else is found in any table, the queue of jobs included.
    await product.db.query(`update messages set sealed = null where template = 'account-deleted'`);
    expect(await findInDatabase(product.db, [email, 'zarine.leaves', '9820033442'])).toEqual([]);
    expect(product.logged()).not.toMatch(/zarine|9820033442/i);
    // Its address is free again.
    await newcomer(email, '+919820033442').catch((error) => error);
    await openProfile(page);
  });

  test('without a password it is confirmed by a code to the proven mobile', async () => {
    const uid = await newcomer('zarine.code@example.com', '+919820033443');
    await product.db.query(
      'update users set password_hash = null, mobile_proven_at = now() where id = $1',
      [uid],
    );
    await openMyData();
    await myData().getByRole('button', { name: 'Delete my account…' }).click();
    await deleting().getByRole('button', { name: 'Send me a code' }).click();
    await deleting().getByText('We have sent a 6-digit code to +919820033443.').waitFor();
    await expectAccessible(page);
    const field = deleting().getByLabel('Code', { exact: true });
    await field.fill(await codeSentTo(product, '+919820033443'));
    await expect.poll(() => deleting().isVisible()).toBe(true);
    await deleting().getByRole('button', { name: 'Delete my account for good' }).click();
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor();
  });

  test('with nothing to ask for it leads through a new sign-in and back', async () => {
    const uid = await newcomer('zarine.again@example.com', '+919820033446');
    await product.db.query('update users set password_hash = null where id = $1', [uid]);
    await signedInLongAgo(uid);
    await openMyData();
    await myData().getByRole('button', { name: 'Delete my account…' }).click();
    await deleting().getByText('For your safety, log in again first', { exact: false }).waitFor();
    expect(
      await deleting().getByRole('button', { name: 'Delete my account for good' }).count(),
    ).toBe(0);
    await expectAccessible(page);
    const again = deleting().getByRole('button', { name: 'Log in again' });
    const before = page.url();
    await page.route('**/api/auth/logout', (route) => route.abort());
    await again.click();
    await deleting().getByText('Something went wrong. Please try again.').waitFor();
    expect(page.url()).toBe(before);
    await page.unroute('**/api/auth/logout');
    await again.click();
    await page.waitForURL(`${product.url}/`);
    // The account's language comes along at sign-in.
    await product.db.query(`update users set language = 'en' where id = $1`, [cast.imran.id]);
    await page.goto(`${product.url}/login`);
    await fillLogin(page, cast.imran.email);
    await pressLogin(page);
    await myData().waitFor();
  });
});

describe('what was agreed to', () => {
  const consentsOf = async (id: string) =>
    (await product.db.query('select version, way, language from consents where user_id = $1', [id]))
      .rows;

  test('the sentence stands beside the ways in that make an account, with its links', async () => {
    const context = await newVisitor(browser, { viewport: PHONE });
    page = await context.newPage();
    const modal = await openModal(page, product);
    const sentence = modal.getByText('If you are new here, by continuing you agree to the');
    await sentence.waitFor();
    await modal.getByRole('link', { name: 'Terms of Service' }).waitFor();
    await modal.getByRole('link', { name: 'Privacy Policy' }).waitFor();
    await modal.getByRole('button', { name: 'OTP Login' }).click();
    await sentence.waitFor();
    await expectAccessible(page);
  });

  test('a new version asks at the next sign-in, quietly: it may wait, and is stored when accepted', async () => {
    const { id, email } = cast.imran;
    await product.db.query(
      `update users set terms_version = '2025-07', language = 'en' where id = $1`,
      [id],
    );
    await product.db.query('delete from consents where user_id = $1', [id]);
    const context = await newVisitor(browser, { viewport: PHONE });
    page = await context.newPage();
    await page.goto(`${product.url}/login`);
    await fillLogin(page, email);
    await pressLogin(page);
    const asks = () => page.getByRole('dialog', { name: 'Terms and privacy' });
    await asks().waitFor();
    await expectAccessible(page);
    await asks().getByRole('button', { name: 'Not now' }).click();
    await asks().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await expect.poll(() => asks().count()).toBe(0);

    const later = await context.newPage();
    await page.close();
    page = later;
    await page.goto(`${product.url}/main`);
    await asks().getByRole('button', { name: 'I accept' }).click();
    await page.getByText('Thank you. It has been noted.').waitFor();
    await expect
      .poll(() => consentsOf(id))
      .toEqual([{ version: POLICY_VERSION, way: 'asked', language: 'en' }]);
    await openMyData();
    await myData().getByText('version November 2026, accepted on', { exact: false }).waitFor();
  });
});

describe('an account without a mobile', () => {
  test('R20 is asked for one with the address of its first booking, and only then', async () => {
    const { proof: words } = (await loadWords('en')).booking;
    const uid = await newcomer('zarine.calls@example.com', '+919820033444');
    await product.db.query('update users set mobile = null where id = $1', [uid]);
    await page.reload();
    await bookNow(page, 'Plumbing');
    await chooseTime(page);
    await goOn(page);
    await page.getByLabel('Building and street').fill('Flat 702, Sahyadri Heights');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect.poll(() => next.isDisabled()).toBe(true);
    const mobile = page.getByLabel('Mobile number');
    await mobile.fill('98200');
    await mobile.blur();
    await page.getByText('Mobile number must be in format: +91XXXXXXXXXX').waitFor();
    await expectAccessible(page);
    await mobile.fill('9820033445');
    await page.reload();
    await expect.poll(() => mobile.inputValue()).toBe('+919820033445');
    await goOn(page);
    await pay(page, 'Cash');
    await page.getByRole('button', { name: words.send }).click();
    const otp = page.getByLabel(words.otp, { exact: true });
    await otp.waitFor();
    await otp.fill(await codeSentTo(product, '+919820033445'));
    await page.getByText(words.done).waitFor();
    await confirmBooking(page);
    await page.getByRole('heading', { name: 'Booking Confirmed' }).waitFor();
    const { rows } = await product.db.query(
      `select u.mobile, u.mobile_proven_at is not null as proven, b.phone from users u join bookings b on b.user_id = u.id where u.id = $1`,
      [uid],
    );
    expect(rows).toEqual([{ mobile: '+919820033445', proven: true, phone: '+919820033445' }]);
    await page.goto(`${product.url}/main`);
    await bookNow(page, 'Electrical Repairs');
    await chooseTime(page);
    await goOn(page);
    await page.getByRole('heading', { name: 'Where should we come?' }).waitFor();
    await expect.poll(() => mobile.count()).toBe(0);
  });
});

describe('for everybody', () => {
  test.each([
    ['hi', 'प्रोफ़ाइल', 'गोपनीयता और मेरा डेटा', 'मेरा खाता मिटाएँ…'],
    ['mr', 'प्रोफाइल', 'गोपनीयता आणि माझा डेटा', 'माझे खाते हटवा…'],
  ] as const)('speaks %s, light and dark', async (lang, profile, title, open) => {
    page = await visitDashboard(browser, product, {
      lang,
      viewport: PHONE,
      colorScheme: lang === 'hi' ? 'dark' : 'light',
    });
    await signedInLongAgo(cast.asha.id);
    await page.getByRole('button', { name: profile, exact: true }).click();
    await page.getByRole('button', { name: title }).click();
    await page.getByRole('button', { name: open }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: open }).click();
    await expectAccessible(page);
  });
});
