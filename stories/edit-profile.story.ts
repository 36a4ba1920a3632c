import type { Browser, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import {
  clearEdits,
  codeSentTo,
  editDialog,
  helpDialog,
  openEdit,
  openProfile,
  profileDialog,
  toasts,
  toldByToasts,
} from './account-dialogs.ts';
import { expectFieldError } from './account-page.ts';
import { expectAccessible, expectAccessibleIn, visitDashboard } from './booking-page.ts';

let product: Product;
let browser: Browser;
let page: Page;
let photo: Buffer;

beforeAll(async () => {
  product = await startProduct({ site: true });
  browser = await openBrowser();
  const create = { width: 1800, height: 1200, channels: 3, background: '#2a6b4f' } as const;
  photo = await sharp({ create })
    .withExif({ IFD0: { Model: 'Telephone' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  await clearEdits(product, cast.asha.id);
  await product.db.query(`update users set full_name = $1, email = $2, mobile = $3 where id = $4`, [
    cast.asha.fullName,
    cast.asha.email,
    cast.asha.mobile,
    cast.asha.id,
  ]);
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const field = (name: string): Locator => editDialog(page).getByLabel(name, { exact: true });
const save = () => editDialog(page).getByRole('button', { name: 'Save' });
const said = (text: string) => expect.poll(() => toldByToasts(page)).toContain(text);
const row = async () =>
  (
    await product.db.query(
      `select full_name as "fullName", email, mobile, last_profile_update as edited,
        profile_image_id as image from users where id = $1`,
      [cast.asha.id],
    )
  ).rows[0];
const lock = () =>
  product.db.query(`update users set last_profile_update = now() where id = $1`, [cast.asha.id]);
const pickerOf = () => editDialog(page).locator('input[type=file]');
const choosePhoto = (buffer = photo, mimeType = 'image/jpeg') =>
  pickerOf().setInputFiles({ name: 'me.jpg', mimeType, buffer });

describe('saving', () => {
  test('PROF-03 has picture, Full Name, Email, Mobile behind a fixed +91, Cancel and Save', async () => {
    page = await visitDashboard(browser, product);
    const dialog = await openEdit(page);
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Add photo' }).isVisible())
      .toBe(true);
    await expect.poll(() => field('Full Name').inputValue()).toBe('Asha Kulkarni');
    await expect.poll(() => field('Email').inputValue()).toBe('asha@example.com');
    await expect.poll(() => field('Mobile').inputValue()).toBe(cast.asha.mobile.slice(3));
    await expect.poll(() => dialog.locator('.tel > span').textContent()).toBe('+91');
    for (const name of ['Cancel', 'Save'])
      await expect.poll(() => dialog.getByRole('button', { name }).isVisible()).toBe(true);
    await field('Full Name').fill('Somebody Else');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await row()).fullName).toBe('Asha Kulkarni');
  });

  test('PROF-06 PROF-08 PROF-09 by keyboard: saved on the server and in the browser, said for two seconds', async () => {
    page = await visitDashboard(browser, product);
    const other = await page.context().newPage();
    await other.goto(`${product.url}/main`);
    await openEdit(page);
    await field('Full Name').fill('Asha Deshpande');
    await page.clock.install();
    await field('Full Name').press('Enter');
    await expect.poll(() => editDialog(page).count()).toBe(0);
    await page.clock.runFor(1);
    await said('Profile updated successfully!');
    const box = await page.locator('.toasts .toast').boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(40);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(20);
    await page.clock.runFor(2000);
    await expect.poll(() => toasts(page).count()).toBe(0);
    await expect
      .poll(() => profileDialog(page).locator('.person b').textContent())
      .toBe('Asha Deshpande');
    const { fullName, edited } = await row();
    expect(fullName).toBe('Asha Deshpande');
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
    expect(stored).toMatchObject({
      uid: cast.asha.id,
      fullName: 'Asha Deshpande',
      email: 'asha@example.com',
      mobile: cast.asha.mobile,
      profileImage: null,
      lastProfileUpdate: edited,
    });
    const greeting = other.getByRole('heading', { level: 1 });
    await expect.poll(() => greeting.textContent()).toBe('Welcome, Asha Deshpande');
  });

  test('PROF-04 the mobile takes digits only, at most ten; nine are refused inline and by a toast', async () => {
    page = await visitDashboard(browser, product);
    await openEdit(page);
    const mobile = field('Mobile');
    await mobile.fill('');
    await mobile.pressSequentially('98a2-0 011');
    await expect.poll(() => mobile.inputValue()).toBe('9820011');
    await mobile.pressSequentially('22345');
    await expect.poll(() => mobile.inputValue()).toBe('9820011223');
    await mobile.press('Backspace');
    await save().click();
    const text = 'Please enter a valid 10-digit mobile number';
    await said(text);
    await expect.poll(() => mobile.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => editDialog(page).locator('.field .error').allTextContents())
      .toEqual([text]);
    // The toast is part of the dialog, or it could be neither heard nor dismissed.
    await editDialog(page).locator('.toast').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => toasts(page).count()).toBe(0);
    expect((await row()).edited).toBeNull();
  });

  test('R8 name and e-mail follow the rules of signing up', async () => {
    page = await visitDashboard(browser, product);
    await openEdit(page);
    await field('Full Name').fill('Al');
    await field('Email').fill('asha@');
    await save().click();
    await expectFieldError(field('Full Name'), 'Full name must be at least 3 characters long');
    await expectFieldError(field('Email'), 'Please enter a valid email address');
  });

  test('PROF-03 R8 a new e-mail and a new mobile are saved once both codes are right', async () => {
    page = await visitDashboard(browser, product);
    await openEdit(page);
    await field('Email').fill('asha.new@example.com');
    await field('Mobile').fill('+919820011223');
    await save().click();
    const dialog = page.getByRole('dialog', { name: 'Verify it’s yours' });
    await dialog.waitFor();
    const [mail, text] = await Promise.all([
      codeSentTo(product, 'asha.new@example.com'),
      codeSentTo(product, '+919820011223'),
    ]);
    await dialog.getByLabel('Code from the email').fill(mail);
    await dialog.getByLabel('Code from the SMS').fill(text === '000000' ? '111111' : '000000');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectFieldError(
      dialog.getByLabel('Code from the SMS'),
      'The OTP code is invalid. Please try again.',
    );
    expect((await row()).email).toBe('asha@example.com');
    await dialog.getByLabel('Code from the SMS').fill(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said('Profile updated successfully!');
    await expect
      .poll(() => row())
      .toMatchObject({ email: 'asha.new@example.com', mobile: '+919820011223' });
  });

  test('PROF-08 R34 a refusal by the server, and no answer at all, are told apart and stay to be read', async () => {
    page = await visitDashboard(browser, product);
    await openEdit(page);
    await field('Full Name').fill('Asha Deshpande');
    const address = '**/api/profile';
    await page.route(address, (route) =>
      route.fulfill({ status: 403, json: { code: 'not-allowed' } }),
    );
    await save().click();
    await said('Could not update profile on server');
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await save().click();
    await said('Could not update profile!');
    await expect.poll(() => field('Full Name').inputValue()).toBe('Asha Deshpande');
    await page.unroute(address);
    await save().click();
    await said('Profile updated successfully!');
    await expect.poll(() => page.locator('.toast.bad').count()).toBe(0);
  });
});

describe('the cool-down', () => {
  test('PROF-05 locks fields and picture for 24 hours, counts down, and says where help is', async () => {
    await lock();
    page = await visitDashboard(browser, product);
    const dialog = await openEdit(page);
    const note = dialog.locator('.lock-countdown');
    await note.waitFor();
    const time = note.getByRole('timer');
    await expect.poll(() => note.textContent()).toContain('You can edit your profile again in:');
    await expect.poll(() => time.textContent()).toMatch(/^(24h 0m 0s|23h 5\dm \d+s)$/);
    const before = await time.textContent();
    await expect.poll(() => time.textContent()).not.toBe(before);
    for (const name of ['Full Name', 'Email', 'Mobile'])
      await expect.poll(() => field(name).isDisabled()).toBe(true);
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Add photo' }).isDisabled())
      .toBe(true);
    await save().click();
    await expect
      .poll(() => toldByToasts(page))
      .toContainEqual(
        expect.stringMatching(/^Please wait (24h 0m 0s|23h 5\dm \d+s) before editing again$/),
      );
    await dialog.getByRole('button', { name: 'Why do I have to wait?' }).click();
    await helpDialog(page).getByRole('heading', { name: 'Your profile' }).waitFor();
  });

  test('PROF-05 R8 the server refuses a save from a tab that does not know of the lock yet', async () => {
    page = await visitDashboard(browser, product);
    await openEdit(page);
    await field('Full Name').fill('Asha Twice');
    await lock();
    await save().click();
    await expect
      .poll(() => toldByToasts(page))
      .toContainEqual(
        expect.stringMatching(/^Please wait (24h 0m 0s|23h 5\dm \d+s) before editing again$/),
      );
    await expect.poll(() => field('Full Name').isDisabled()).toBe(true);
    expect((await row()).fullName).toBe('Asha Kulkarni');
  });

  test('PROF-05 R18 a browser whose clock is two days ahead is locked all the same, and opens by itself at the end', async () => {
    await lock();
    page = await visitDashboard(browser, product);
    await page.clock.install({ time: Date.now() + 2 * DAY });
    await page.reload();
    const dialog = await openEdit(page);
    await dialog.locator('.lock-countdown').waitFor();
    await expect.poll(() => field('Full Name').isDisabled()).toBe(true);
    await product.db.query(
      `update users set last_profile_update = now() - interval '24 hours' where id = $1`,
      [cast.asha.id],
    );
    await page.clock.fastForward(DAY);
    await expect.poll(() => field('Full Name').isDisabled()).toBe(false);
    await expect.poll(() => dialog.locator('.lock-countdown').count()).toBe(0);
  });
});

describe('the picture', () => {
  test('API-05 PROF-06 PROF-08 is changed and removed at once, without Save and without a cool-down', async () => {
    page = await visitDashboard(browser, product);
    const dialog = await openEdit(page);
    const sent: { method: string; bytes: number; image: string }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/profile/image')) return;
      const image = request.postDataJSON()?.profileImage ?? '';
      sent.push({ method: request.method(), bytes: image.length, image: image.slice(0, 22) });
    });
    await choosePhoto();
    await said('Profile image updated!');
    expect(sent).toMatchObject([{ method: 'PUT', image: 'data:image/webp;base64' }]);
    const shown = dialog.locator('img.portrait');
    await expect
      .poll(() =>
        shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
      )
      .toEqual([512, 341]);
    const { image, edited } = await row();
    expect([typeof image, edited]).toEqual(['string', null]);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
    expect(stored.profileImage).toBe(`/api/profile/image/${image}`);
    await expect.poll(() => page.locator('header.top img.portrait').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Remove photo' }).click();
    await said('Profile image removed!');
    await expect.poll(() => shown.count()).toBe(0);
    await expect.poll(() => row()).toMatchObject({ image: null, edited: null });
    await expect.poll(() => field('Full Name').isDisabled()).toBe(false);
  });

  test('PROF-07 the picker takes images only; what is none is refused in words', async () => {
    page = await visitDashboard(browser, product);
    const dialog = await openEdit(page);
    await expect.poll(() => pickerOf().getAttribute('accept')).toBe('image/*');
    await choosePhoto(Buffer.from('%PDF-1.7'), 'application/pdf');
    await dialog.getByText('Please choose a JPEG, PNG or WebP picture.').waitFor();
    await choosePhoto(Buffer.from('not a picture'), 'image/png');
    await dialog.getByText('This picture could not be read. Please choose another one.').waitFor();
    expect((await row()).image).toBeNull();
  });

  test('R34 a failed change or removal keeps the old picture and says so', async () => {
    page = await visitDashboard(browser, product);
    const dialog = await openEdit(page);
    await choosePhoto();
    await said('Profile image updated!');
    const { image } = await row();
    await page.route('**/api/profile/image', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Remove photo' }).click();
    await said('Could not update profile!');
    await expect.poll(() => dialog.locator('img.portrait').getAttribute('src')).toContain(image);
    expect((await row()).image).toBe(image);
  });

  test('PROF-01 the profile shows it', async () => {
    page = await visitDashboard(browser, product);
    await openEdit(page);
    await choosePhoto();
    await said('Profile image updated!');
    await page.reload();
    const profile = await openProfile(page);
    const portrait = profile.locator('img.portrait');
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(512);
  });
});

test('axe complains about nothing, open and locked, light and dark', async () => {
  page = await visitDashboard(browser, product);
  await openEdit(page);
  await field('Mobile').fill('98');
  await save().click();
  await expectAccessibleIn(page, ['wide screen', 'wide screen at night']);
  await lock();
  await page.reload();
  await openEdit(page);
  await editDialog(page).locator('.lock-countdown').waitFor();
  await expectAccessibleIn(page, ['wide screen', 'wide screen at night']);
});
