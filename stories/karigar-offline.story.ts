import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { KarigarWords } from '#i18n/karigar.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { bookElectrician, karigarWords, leaveOnlyRavi } from './karigar-stage.ts';
import { customerOf } from './paid-online.ts';
import { bringVisitTo, START_CODE } from './visit-under-way.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let words: KarigarWords;
let visitId: string;
let reference: string;

beforeAll(async () => {
  product = await startProduct({ site: true });
  await leaveOnlyRavi(product);
  browser = await openBrowser();
  words = await karigarWords('mr');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  // A Karigar parted for safety is never sent to that customer again, so each story has people who have not.
  await product.db.query('delete from partings');
  const booking = await bookElectrician(await customerOf(product, cast.asha.email));
  visitId = booking.id;
  reference = booking.reference;
  await bringVisitTo(product, visitId, 'arrived');
  context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  await signInByCall(context, product, cast.ravi.email);
  page = await context.newPage();
  await page.goto(`${product.url}/karigar/visits/${visitId}`);
  await status(words.visit.status.arrived);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});
afterEach(() => context?.close());

const status = (text: string) =>
  page.locator('h1').locator('xpath=..').getByText(text, { exact: true }).waitFor();
const waitingLine = () => page.locator('.k-waiting');
const statusOf = async () =>
  (await product.db.query('select status from bookings where id = $1', [visitId])).rows[0]?.status;

async function workInTheLift(code: string): Promise<void> {
  const { visit } = words;
  await context.setOffline(true);
  // A telephone that was put away and opened again, with no signal.
  await page.reload();
  await page.getByText(words.karigar.noSignal).waitFor();
  await page.getByLabel(visit.startCode).fill(code);
  await status(visit.status.in_progress);
  await page.locator('.k-checks input[type=checkbox]').first().waitFor({ state: 'attached' });
  for (const box of await page.locator('.k-checks input[type=checkbox]').all()) await box.check();
  await page.getByRole('button', { name: visit.finish }).click();
  await page.getByLabel(visit.cashCounted).fill('600');
  await page.getByRole('button', { name: visit.finishNow }).click();
  await status(visit.status.done);
  await waitingLine()
    .getByText(visit.waiting({ count: 3 }))
    .waitFor();
  await expect.poll(() => statusOf()).toBe('arrived');
}

test('what a Karigar does in a lift waits on the telephone, survives a restart, and arrives in order with its own time', async () => {
  await workInTheLift(START_CODE);
  await page.reload();
  await waitingLine().waitFor();
  const left = Date.now();
  await context.setOffline(false);
  await waitingLine().waitFor({ state: 'detached' });
  await expect.poll(() => statusOf()).toBe('done');
  await status(words.visit.status.done);
  const { rows } = await product.db.query(
    `select act, own_at as "ownAt", at from karigar_actions where booking_id = $1 order by at, own_at`,
    [visitId],
  );
  expect(rows.map(({ act }) => act).at(0)).toMatch(/start/i);
  expect(rows.map(({ act }) => act).at(-1)).toMatch(/finish/i);
  for (const { ownAt, at } of rows) {
    expect(ownAt).toBeLessThan(left);
    expect(at).toBeGreaterThanOrEqual(left);
  }
});

test('a wrong code is shown when the signal is back; with the right one everything after it goes through', async () => {
  const { visit, refusals } = words;
  await workInTheLift('000000');
  await context.setOffline(false);
  const refused = page.locator('.k-card.bad').filter({ hasText: visit.refusedTitle });
  await refused.getByText(refusals['start-code-wrong']).waitFor();
  await expect.poll(() => statusOf()).toBe('arrived');
  await refused.getByLabel(visit.otherCode).fill(START_CODE);
  await waitingLine().waitFor({ state: 'detached' });
  await refused.waitFor({ state: 'detached' });
  await expect.poll(() => statusOf()).toBe('done');
});

test('nobody leaves by a touch in the pocket; held, the way out is sent before everything that waits', async () => {
  const { visit, safety } = words;
  await context.setOffline(true);
  await page.getByLabel(visit.startCode).fill('000000');
  await waitingLine().waitFor();
  await page.getByRole('button', { name: safety.open }).click();
  const hold = page.getByRole('button', { name: safety.hold });
  await hold.click();
  await hold.waitFor();
  await hold.focus();
  await page.keyboard.down(' ');
  await page.getByText(safety.kept).waitFor();
  await page.keyboard.up(' ');
  // Also later, when the sheet is opened once more, an SMS says which visit it is.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: safety.open }).click();
  const sms = await page.getByRole('link', { name: safety.sms }).getAttribute('href');
  expect(decodeURIComponent(sms ?? '')).toContain(safety.smsText({ reference }));
  expect(await hold.count()).toBe(0);
  await context.setOffline(false);
  await expect.poll(statusOf).toBe('cancelled');
  const { rows } = await product.db.query(
    'select opened_by from safety_cases where booking_id = $1',
    [visitId],
  );
  expect(rows).toEqual([{ opened_by: 'karigar' }]);
});

test('a way out that arrives when the work is over is said to have come late, with the hour of our call, and operations have it', async () => {
  const { safety } = words;
  await context.setOffline(true);
  await page.getByRole('button', { name: safety.open }).click();
  await page.getByRole('button', { name: safety.hold }).focus();
  await page.keyboard.down(' ');
  await page.getByText(safety.kept).waitFor();
  await page.keyboard.up(' ');
  await page.keyboard.press('Escape');
  await bringVisitTo(product, visitId, 'done');
  await context.setOffline(false);
  const refused = page.locator('.k-card.bad').filter({ hasText: safety.open });
  const pattern = safety.cameLate({ time: '@' }).split('@');
  await refused.getByText(pattern[0] as string).waitFor();
  expect(await refused.textContent()).toMatch(/\d{1,2}:\d\d/);
  const told = async () =>
    (
      await product.db.query(
        `select because, karigar_id is not null as "ofKarigar" from inbox_items where booking_id = $1`,
        [visitId],
      )
    ).rows;
  await expect.poll(told).toEqual([{ because: 'came-late', ofKarigar: true }]);
});

test('a screen that was never open needs no signal once the app is kept; before that it says so, and comes with the signal', async () => {
  const { tabs, noSignalNow } = words.karigar;
  const tab = (name: string) => page.locator('.k-tabs').getByRole('link', { name }).click();
  await context.setOffline(true);
  await tab(tabs.earnings);
  await page.getByText(noSignalNow).waitFor();
  await tab(tabs.me);
  await page.getByText(cast.ravi.fullName).first().waitFor();

  // The very first time, on a telephone that has kept nothing.
  const bare = await browser.newContext({ serviceWorkers: 'block' });
  await signInByCall(bare, product, cast.ravi.email);
  const first = await bare.newPage();
  await first.route(/\/assets\/(earnings|me)-/, (route) => route.abort());
  await first.goto(`${product.url}/karigar`);
  await first.locator('.k-tabs').getByRole('link', { name: tabs.earnings }).click();
  await first.getByText(noSignalNow).waitFor();
  await first.locator('.k-tabs').waitFor();
  await first.unroute(/\/assets\/(earnings|me)-/);
  await first.getByRole('button', { name: words.karigar.retry }).click();
  await first.getByRole('heading', { name: words.work.earnings.title }).waitFor();
  const statement = first.getByRole('button', { name: words.work.earnings.statement });
  await bare.setOffline(true);
  await statement.click();
  await first.getByRole('alert').getByText(noSignalNow).waitFor();
  await bare.setOffline(false);
  const saving = first.waitForEvent('download');
  await statement.click();
  expect((await saving).suggestedFilename()).toMatch(/^statement-[\d-]{10}\.pdf$/);
  await bare.close();
});
