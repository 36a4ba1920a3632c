import type { Browser, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { bell, bellPanel, clearEdits, header, tell } from './account-dialogs.ts';
import { expectAccessible, expectAccessibleIn, PHONE, visitDashboard } from './booking-page.ts';
import { oneStage } from './visitors.ts';

let product: Product;
let browser: Browser;
let page: Page;

oneStage((stage) => {
  ({ product, browser } = stage);
});
beforeEach(() => clearEdits(product, cast.asha.id));

const rows = () => bellPanel(page).getByRole('listitem');
const named = () => bell(page).getAttribute('aria-label');
const stored = async () =>
  (
    await product.db.query<{ kind: string; read: boolean }>(
      'select kind, read_at is not null as read from notifications where user_id = $1 order by kind',
      [cast.asha.id],
    )
  ).rows;
const visit = { bookingId: cast.asha.id, serviceSlug: 'plumbing', serviceName: 'Plumbing' };
const confirmed = { ...visit, reference: 'AGN-7F3K-21', startsAt: Date.parse('2026-12-01T10:30Z') };
const told = () => tell(product, cast.asha.id, 'booking-confirmed', confirmed);
const welcomed = () => tell(product, cast.asha.id, 'welcome');
const openBell = () => bell(page).click();
const deleteOf = (title: string) =>
  bellPanel(page).getByRole('button', { name: `Delete: ${title}` });

describe('the header', () => {
  test('DASH-01 has product title, help, the bell with its count of unread ones, and profile', async () => {
    await welcomed();
    await told();
    page = await visitDashboard(browser, product);
    await expect.poll(named).toBe('Notifications, 2 unread');
    await expect.poll(() => header(page).locator('.brand b').textContent()).toBe('Aangan');
    await expect.poll(() => bell(page).locator('.badge').textContent()).toBe('2');
    for (const name of ['Help', 'Notifications, 2 unread', 'Profile'])
      await expect.poll(() => header(page).getByRole('button', { name }).isVisible()).toBe(true);
  });

  test('DASH-01 fits into 320, 390 and 1280 pixels', async () => {
    page = await visitDashboard(browser, product, { viewport: PHONE });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await header(page).getByRole('button').all();
      expect(boxes.length).toBe(3);
      for (const button of boxes) {
        const box = await button.boundingBox();
        expect(box && box.x + box.width).toBeLessThanOrEqual(width);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await expect.poll(() => header(page).locator('.brand b').isVisible()).toBe(true);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});

describe('the bell', () => {
  test('on a wide screen its list opens under it, at the right', async () => {
    page = await visitDashboard(browser, product, { viewport: { width: 1280, height: 800 } });
    await openBell();
    const box = await bellPanel(page).boundingBox();
    const rung = await bell(page).boundingBox();
    expect(box && box.x + box.width).toBeGreaterThan(rung?.x ?? 1280);
    expect(box?.y).toBeLessThan(120);
  });

  test('NOTE-01 shows title, message and time; unread turns read on click, and stays read', async () => {
    await welcomed();
    page = await visitDashboard(browser, product);
    await openBell();
    await rows().first().waitFor();
    const text = await rows().first().textContent();
    expect(text).toContain('Welcome to Aangan');
    expect(text).toContain('Your account is ready. Book your first service whenever you like.');
    expect(text).toContain('(Unread)');
    await expect
      .poll(() => rows().first().locator('time').textContent())
      .toMatch(/^\d+ \w+, \d+:\d\d\u00a0[AP]M$/);
    await rows()
      .first()
      .getByRole('button', { name: /^Welcome/ })
      .click();
    await expect.poll(named).toBe('Notifications');
    await expect.poll(() => bell(page).locator('.badge').count()).toBe(0);
    await expect.poll(stored).toEqual([{ kind: 'welcome', read: true }]);
    await page.reload();
    await openBell();
    await rows().first().waitFor();
    await expect.poll(() => rows().first().textContent()).not.toContain('(Unread)');
  });

  test('NOTE-01 one of a booking leads to the booking, and is read then', async () => {
    await told();
    page = await visitDashboard(browser, product);
    await openBell();
    const row = rows()
      .first()
      .getByRole('button', { name: /^Booking Confirmed/ });
    await expect
      .poll(() => row.textContent())
      .toContain('Plumbing, Tue, 1 Dec, 4:00\u00a0PM. Your confirmation code is AGN-7F3K-21.');
    await row.click();
    await page.waitForURL(`${product.url}/bookings/${visit.bookingId}`);
    await expect.poll(() => bellPanel(page).count()).toBe(0);
    await expect.poll(stored).toEqual([{ kind: 'booking-confirmed', read: true }]);
  });

  test('NOTE-01 one can be deleted, called back, and deleted for good by closing', async () => {
    await welcomed();
    page = await visitDashboard(browser, product);
    await expect.poll(named).toBe('Notifications, 1 unread');
    await openBell();
    await deleteOf('Welcome to Aangan').click();
    await bellPanel(page).getByText('No notifications').waitFor();
    await expect.poll(() => named()).toBe('Notifications');
    await expect.poll(() => stored()).toHaveLength(1);
    const undo = bellPanel(page).getByRole('button', { name: 'Undo' });
    await expect
      .poll(() => undo.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await undo.press('Enter');
    await rows().first().waitFor();
    await expect.poll(() => named()).toBe('Notifications, 1 unread');
    await deleteOf('Welcome to Aangan').click();
    await page.keyboard.press('Escape');
    await bellPanel(page).waitFor({ state: 'detached' });
    await expect.poll(stored).toEqual([]);
  });

  test('NOTE-01 what was deleted a moment before the page was closed is deleted', async () => {
    await welcomed();
    page = await visitDashboard(browser, product);
    await openBell();
    await deleteOf('Welcome to Aangan').click();
    await bellPanel(page).getByText('No notifications').waitFor();
    await page.goto('about:blank');
    await expect.poll(stored).toEqual([]);
  });

  test('NOTE-01 on a phone a finger swipes one aside; a short pull puts it back', async () => {
    await welcomed();
    await told();
    page = await visitDashboard(browser, product, { viewport: PHONE });
    await openBell();
    await expect.poll(() => rows().count()).toBe(2);
    const swipe = (by: number) =>
      rows()
        .first()
        .evaluate((row, distance) => {
          const { x, y } = row.getBoundingClientRect();
          const send = (type: string, clientX: number) =>
            row.dispatchEvent(
              new PointerEvent(type, {
                pointerId: 1,
                pointerType: 'touch',
                isPrimary: true,
                bubbles: true,
                clientX,
                clientY: y + 20,
              }),
            );
          row.setPointerCapture = () => {};
          send('pointerdown', x + 300);
          send('pointermove', x + 300 - distance / 2);
          send('pointermove', x + 300 - distance);
          send('pointerup', x + 300 - distance);
        }, by);
    await swipe(60);
    await expect.poll(() => rows().count()).toBe(2);
    await swipe(220);
    await expect.poll(() => rows().count()).toBe(1);
    await expect.poll(() => rows().first().textContent()).toContain('Welcome to Aangan');
    await bellPanel(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows().count()).toBe(2);
  });

  test('NOTE-01 R15 tells every open tab live, and what is read in one is read in all', async () => {
    page = await visitDashboard(browser, product);
    const second = await page.context().newPage();
    await second.goto(`${product.url}/booking-history`);
    await bell(second).waitFor();
    await openBell();
    await bellPanel(page).getByText('No notifications').waitFor();
    await told();
    const countsIn = (tab: Page) => bell(tab).getAttribute('aria-label');
    // Far sooner than the look that is taken once a minute.
    await expect.poll(() => countsIn(second)).toBe('Notifications, 1 unread');
    await expect.poll(() => rows().count()).toBe(1);
    expect(
      await page.locator('header ~ * [role=status], header [role=status]').allTextContents(),
    ).toContainEqual(expect.stringContaining('Booking Confirmed. Plumbing'));
    await deleteOf('Booking Confirmed').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => countsIn(second)).toBe('Notifications');
    // The tab that listened is gone: the other takes its part.
    await page.close();
    await welcomed();
    await expect.poll(() => countsIn(second)).toBe('Notifications, 1 unread');
    page = second;
  });

  test.each(['hi', 'mr'] as const)('says it all in %s, in the reader’s own words', async (lang) => {
    await told();
    page = await visitDashboard(browser, product, { lang, viewport: PHONE });
    await page.locator('header.top button').nth(1).click();
    const text = await page.locator('.bell-panel li').first().textContent();
    expect(text).toMatch(lang === 'hi' ? /बुकिंग कन्फ़र्म हो गई/ : /बुकिंग निश्चित झाले/);
    expect(text).not.toContain('Plumbing');
    await expectAccessible(page);
  });

  test('has nothing that axe complains about, light and dark', async () => {
    await welcomed();
    await told();
    page = await visitDashboard(browser, product);
    await openBell();
    await rows().first().waitFor();
    await deleteOf('Welcome to Aangan').click();
    await expectAccessibleIn(page, ['wide screen', 'wide screen at night']);
  });
});
