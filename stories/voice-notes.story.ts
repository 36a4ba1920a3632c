import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputeWork } from '#contract/customer/dispute-work.ts';
import { loadWords, type Words } from '#i18n/index.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible } from './booking-page.ts';
import { karigarWords, leaveOnlyRavi, RAVIS_MOBILE, signInByCode } from './karigar-stage.ts';
import { opsPage } from './of-staff.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';
import { photograph } from './photograph.ts';
import { bringVisitTo } from './visit-under-way.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;
let product: Product;
let browser: Browser;
/** Signed in once: a second code within the minute is refused. */
let ravi: BrowserContext | undefined;
let words: Words;
let karigarSays: KarigarWords;
beforeAll(async () => {
  product = await startProduct({ site: true });
  await leaveOnlyRavi(product);
  browser = await openBrowser({ microphone: true });
  [words, karigarSays] = await Promise.all([loadWords('en'), karigarWords('hi')]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function customerAt(context: BrowserContext, id: string): Promise<Page> {
  await signInByCall(context, product, cast.asha.email);
  const page = await context.newPage();
  await page.goto(`${product.url}/bookings/${id}`);
  return page;
}

async function raviSignedIn(): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await signInByCode(page, product, {
    ...{ words: karigarSays, language: 'हिन्दी', mobile: RAVIS_MOBILE },
  });
  await page.getByRole('navigation').waitFor();
  await page.close();
  return context;
}

async function karigarAt(id: string): Promise<Page> {
  ravi ??= await raviSignedIn();
  const page = await ravi.newPage();
  await page.goto(`${product.url}/karigar/visits/${id}`);
  return page;
}

/** Speaks for a second or two. */
async function record(within: Locator, { record, stop }: { record: string; stop: string }) {
  await within.getByRole('button', { name: record }).click();
  await within.getByRole('timer').waitFor();
  await within.page().waitForTimeout(1500);
  await within.getByRole('button', { name: stop }).click();
}

/** It is fetched, and comes to its end. */
async function hear(page: Page, within: string, { play, pause }: { play: string; pause: string }) {
  const note = page.locator(within).last();
  await note.getByRole('button', { name: play }).click();
  await note.getByRole('button', { name: pause }).waitFor();
  await note.getByRole('button', { name: play }).waitFor();
  expect(await note.locator('.voice-trouble').textContent()).toBe('');
}

test('a picture and a voice note are with the note to the Karigar, who sees and hears them; each says something aloud to the other, and a complaint is answered aloud', async () => {
  const { id } = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash', 2);
  await bringVisitTo(product, id, 'assigned');
  const asha = await browser.newContext(PHONE);
  const home = await customerAt(asha, id);
  const briefing = home.locator('.briefing');
  await briefing.locator('input[type=file]').setInputFiles(await photograph());
  await briefing.locator('img').waitFor();
  await record(briefing, words.talk.voice);
  await hear(home, '.briefing .voice-note', words.talk.voice);
  await home.reload();
  await hear(home, '.briefing .voice-note', words.talk.voice);
  await expectAccessible(home);

  const worker = await karigarAt(id);
  await hear(worker, '.k-briefing .voice-note', karigarSays.talk.voice);
  const picture = worker.locator('.k-briefing img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(
    true,
  );

  await worker.getByText(karigarSays.visit.talk).click();
  await worker.context().setOffline(true);
  await record(worker.locator('main'), karigarSays.talk.voice);
  await button(worker, karigarSays.talk.voice.send).click();
  await worker.getByText(karigarSays.visit.kept).first().waitFor();
  await worker.context().setOffline(false);
  await hear(home, '.talk .voice-note', words.talk.voice);

  await asha.setOffline(true);
  await record(home.locator('.talk'), words.talk.voice);
  await home.locator('.say-aloud .voice-note').waitFor();
  await button(home, words.talk.voice.send).click();
  await home.getByText(words.talk.voice.waits).waitFor();
  await asha.setOffline(false);
  await home.locator('.say-aloud').waitFor({ state: 'detached' });
  await expect.poll(() => home.locator('.talk li .voice-note').count()).toBe(2);
  await hear(worker, '.k-said-line:not(.mine) .voice-note', karigarSays.talk.voice);
  await expectAccessible(worker);
  await answerAloud(id, worker);
  await hearAtDesk(id);
  await Promise.all([asha.close(), worker.close()]);
});

/** The customer complains, and the Karigar shows and says their side instead of writing it. */
async function answerAloud(id: string, worker: Page): Promise<void> {
  await bringVisitTo(product, id, 'done');
  const client = await customerOf(product, cast.asha.email);
  const said = { reason: 'badly-done', comment: 'It still drips.' } as const;
  expect((await client.call(disputeWork, { id, lines: [1], ...said })).refusal).toBeUndefined();
  await worker.reload();
  const complaint = worker.locator('.k-card', { hasText: said.comment });
  await takeByCamera(worker, complaint);
  await complaint
    .getByRole('img', { name: karigarSays.complaint.picture({ number: 1 }) })
    .waitFor();
  await record(complaint, karigarSays.talk.voice);
  await button(worker, karigarSays.talk.voice.send).click();
  await complaint.getByText(karigarSays.complaint.sent).waitFor();
  await button(worker, karigarSays.talk.voice.send).waitFor({ state: 'detached' });
  await hear(worker, '.k-card .voice-note', karigarSays.talk.voice);
  await expectAccessible(worker);
}

/** Inside the page, which the telephone so does not end meanwhile: looked at, taken once more, and used. */
async function takeByCamera(worker: Page, complaint: Locator): Promise<void> {
  const { camera } = karigarSays;
  await complaint.locator('.k-picture').click();
  const sheet = worker.getByRole('dialog', { name: karigarSays.complaint.addPicture });
  const shutter = sheet.getByRole('button', { name: camera.shoot });
  await expect.poll(() => shutter.isEnabled()).toBe(true);
  expect((await shutter.boundingBox())?.width).toBeGreaterThanOrEqual(48);
  await expectAccessible(worker);
  await shutter.press('Enter');
  await button(worker, camera.again).click();
  await shutter.press('Enter');
  await sheet.getByRole('img', { name: camera.taken }).waitFor();
  await button(worker, camera.use).click();
  await sheet.waitFor({ state: 'detached' });
}

/** The page of the case has both. */
async function hearAtDesk(id: string): Promise<void> {
  const { rows } = await product.db.query('select number from cases where booking_id = $1', [id]);
  const desk = await opsPage({ product, browser }, cast.meera.email, `/cases/${rows[0].number}`);
  const complaint = desk.getByRole('region', { name: 'Complaint' });
  await complaint.getByRole('button', { name: 'Show the photos · 1' }).click();
  const picture = complaint.getByRole('img', { name: 'Picture 1 of the Karigar' });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await hear(desk, '.voice-note', words.talk.voice);
  await expectAccessible(desk);
  // Both within a minute are one look.
  const seen = await product.db.query(
    `select by_user_id = $2 as meera from looks where subject = $1 and what = 'talk'`,
    [id, cast.meera.id],
  );
  expect(seen.rows).toContainEqual({ meera: true });
  await desk.context().close();
}

test('a pin and the wish to hear at the gate reach whoever comes, who says so with one touch', async () => {
  const { id } = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash', 4);
  await bringVisitTo(product, id, 'assigned');
  const asha = await browser.newContext(PHONE);
  const home = await customerAt(asha, id);
  const says = words.history.detail.briefing;
  await button(home, says.add).click();
  const dialog = home.getByRole('dialog');
  await dialog.getByLabel(says.tellAtGateAsked).check();
  const map = dialog.getByRole('application', { name: says.pinAsked });
  await map.click({ position: { x: 120, y: 90 } });
  await map.press('ArrowRight');
  await expectAccessible(home);
  await button(home, says.save).click();
  await home.locator('.briefing .pin-map .pin').waitFor();
  await bringVisitTo(product, id, 'dispatched');

  const worker = await karigarAt(id);
  await worker.getByText(karigarSays.visit.pinned).waitFor();
  const link = worker.getByRole('link', { name: karigarSays.visit.openMap });
  expect(await link.getAttribute('href')).toMatch(/destination=19\.\d+%2C72\.\d+$/);
  await button(worker, karigarSays.talk.sentences['at-gate']).first().click();
  await worker.getByText(karigarSays.visit.toldAtGate).waitFor();
  await home.locator('.talk').getByText(words.talk.sentences['at-gate']).waitFor();
  await Promise.all([asha.close(), worker.close()]);
});

test('without a microphone, and where it is refused, the page says what to do instead', async () => {
  const { id } = await bookPlumbing(await customerOf(product, cast.asha.email), 'cash', 3);
  const asha = await browser.newContext(PHONE);
  const home = await customerAt(asha, id);
  for (const [name, trouble] of [
    ['NotAllowedError', words.talk.voice.refused],
    ['NotFoundError', words.talk.voice.none],
  ] as const) {
    await home.evaluate((why) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', why));
    }, name);
    await button(home, words.talk.voice.record).click();
    await home.getByRole('alert').filter({ hasText: trouble }).waitFor();
  }
  await asha.close();
});
