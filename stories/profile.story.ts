import type { Browser, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import {
  bell,
  bellPanel,
  clearEdits,
  editDialog,
  helpDialog,
  openEdit,
  openHelp,
  openProfile,
  profileDialog,
} from './account-dialogs.ts';
import { offerToInstall } from './account-page.ts';
import { bookNow, dialogOf, expectAccessible, PHONE, visitDashboard } from './booking-page.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});
beforeEach(() => clearEdits(product, cast.asha.id));

const setAsha = (columns: string, values: unknown[] = []) =>
  product.db.query(`update users set ${columns} where id = $${values.length + 1}`, [
    ...values,
    cast.asha.id,
  ]);

describe('the profile', () => {
  test('PROF-01 shows placeholder, name, Edit Profile, email, mobile, Booking History and Logout', async () => {
    page = await visitDashboard(browser, product);
    const profile = await openProfile(page);
    await expect.poll(() => profile.locator('.person svg').count()).toBe(1);
    await expect.poll(() => profile.locator('.person b').textContent()).toBe('Asha Kulkarni');
    await expect
      .poll(() => profile.locator('dl').textContent())
      .toBe(`Email${cast.asha.email}Mobile${cast.asha.mobile}`);
    for (const name of ['Edit Profile', 'Booking History', 'Logout'])
      await expect.poll(() => profile.getByRole('button', { name }).isVisible()).toBe(true);
  });

  test('makes a calendar link, makes it anew and takes it back', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await (await openProfile(page)).getByRole('button', { name: 'Calendar link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendar link' });
    await dialog.getByText('You have no calendar link.').waitFor();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const address = dialog.getByRole('textbox', { name: 'Calendar link' });
    await address.waitFor();
    const first = await address.inputValue();
    await expectAccessible(page);
    const statusOf = async (link: string) => (await page.request.get(link)).status();
    expect(await statusOf(first)).toBe(200);
    await dialog.getByRole('button', { name: 'Make a new link' }).click();
    await expect.poll(() => address.inputValue()).not.toBe(first);
    const second = await address.inputValue();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await dialog.getByRole('button', { name: 'Remove link' }).click();
    await dialog.getByText('You have no calendar link.').waitFor();
    expect(await statusOf(second)).toBe(404);
  });

  test('news is chosen by topic and way, kept at once, and followed by what is sent', async () => {
    page = await visitDashboard(browser, product);
    const profile = await openProfile(page);
    await profile.getByRole('button', { name: 'Notifications' }).click();
    const choices = page.getByRole('dialog', { name: 'Notifications' });
    const mail = choices.getByRole('group', { name: 'Payments and refunds' }).getByLabel('Email');
    await expect.poll(() => mail.isChecked()).toBe(true);
    await expectAccessible(page);
    const kept = page.waitForResponse('**/api/profile/news-choices');
    await mail.uncheck();
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await (await openProfile(page)).getByRole('button', { name: 'Notifications' }).click();
    await expect.poll(() => mail.isChecked()).toBe(false);
    const reminders = choices.getByRole('group', { name: 'Reminders before a visit' });
    expect(await reminders.getByLabel('Email').isChecked()).toBe(true);
    const { rows } = await product.db.query('select unwanted_news from users where id = $1', [
      cast.asha.id,
    ]);
    expect(rows).toEqual([{ unwanted_news: ['money:email'] }]);
  });

  test('PROF-01 says New User and Not Set where nothing is known', async () => {
    page = await visitDashboard(browser, product);
    await setAsha('full_name = null, mobile = null, email = null');
    await page.reload();
    const profile = await openProfile(page);
    await expect.poll(() => profile.locator('.person b').textContent()).toBe('New User');
    await expect
      .poll(() => profile.locator('dd').allTextContents())
      .toEqual(['Not Set', 'Not Set']);
    await setAsha('full_name = $1, mobile = $2, email = $3', [
      cast.asha.fullName,
      cast.asha.mobile,
      cast.asha.email,
    ]);
  });

  test('offers the app where the browser would install it, and never again once waved away', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await offerToInstall(page);
    const profile = await openProfile(page);
    await profile.getByText('shows your bookings even offline').waitFor();
    await expectAccessible(page);
    await profile.getByRole('button', { name: 'Install', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.title)).toBe('installing');

    await page.reload();
    await offerToInstall(page);
    await openProfile(page);
    await profile.getByRole('button', { name: 'Don’t show this again' }).click();
    await page.reload();
    await offerToInstall(page);
    await openProfile(page);
    await expect.poll(() => profile.getByText('Install the app').count()).toBe(0);
  });

  test('PROF-02 Logout signs out and goes to the landing page with a fresh document', async () => {
    page = await visitDashboard(browser, product);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await (await openProfile(page)).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${product.url}/`);
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
    const session = await page.context().request.get(`${product.url}/api/auth/session`);
    expect((await session.json()).user).toBeNull();
  });

  test('DASH-09 PROF-05 counts down there too while the profile is locked', async () => {
    await setAsha(`last_profile_update = now() - interval '23 hours 50 minutes'`);
    page = await visitDashboard(browser, product);
    const profile = await openProfile(page);
    const note = profile.locator('.lock-countdown');
    await note.waitFor();
    await expect
      .poll(() => note.textContent())
      .toMatch(/^You can edit your profile again in: 0h ([1-9]|10)m \d+s/);
    const before = await note.textContent();
    await expect.poll(() => note.textContent()).not.toBe(before);
    await note.getByRole('button', { name: 'Why do I have to wait?' }).click();
    await helpDialog(page).getByRole('heading', { name: 'Your profile' }).waitFor();
  });
});

describe('the dialogs', () => {
  test('MODAL-01 open and close independently of each other', async () => {
    page = await visitDashboard(browser, product);
    const kinds = [
      { open: () => openHelp(page), dialog: helpDialog(page) },
      { open: () => bell(page).click(), dialog: bellPanel(page) },
      { open: () => openProfile(page), dialog: profileDialog(page) },
      { open: () => bookNow(page, 'Plumbing'), dialog: dialogOf(page) },
    ];
    for (const { open, dialog } of kinds) {
      await open();
      await dialog.waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => page.url()).toBe(`${product.url}/main`);
    }
  });

  test('MODAL-01 editing opens over the profile, and closing it leaves the profile open', async () => {
    page = await visitDashboard(browser, product);
    const edit = await openEdit(page);
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(2);
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await editDialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => profileDialog(page).isVisible()).toBe(true);
  });

  test('MODAL-01 PROF-01 opening the history closes the profile', async () => {
    page = await visitDashboard(browser, product);
    await (await openProfile(page)).getByRole('button', { name: 'Booking History' }).click();
    await page.getByRole('dialog', { name: 'Booking History' }).waitFor();
    await expect.poll(() => profileDialog(page).count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('MODAL-01 the back button closes the topmost only', async () => {
    await setAsha('last_profile_update = now()');
    page = await visitDashboard(browser, product, { viewport: PHONE });
    const edit = await openEdit(page);
    await edit.getByRole('button', { name: 'Why do I have to wait?' }).click();
    await helpDialog(page).waitFor();
    await page.goBack();
    await helpDialog(page).waitFor({ state: 'detached' });
    await page.goBack();
    await editDialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => profileDialog(page).isVisible()).toBe(true);
    await page.goBack();
    await profileDialog(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${product.url}/main`);
  });
});

describe('for everybody', () => {
  test.each([
    ['hi', 'प्रोफ़ाइल', 'प्रोफ़ाइल बदलें'],
    ['mr', 'प्रोफाइल', 'प्रोफाइल बदला'],
  ] as const)('speaks %s', async (lang, name, edit) => {
    await setAsha('last_profile_update = now()');
    page = await visitDashboard(browser, product, { lang, viewport: PHONE });
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('.lock-countdown').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: edit }).click();
    await page.locator('.edit-profile .lock-countdown').waitFor();
    await expectAccessible(page);
  });
});
