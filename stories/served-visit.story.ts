import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANG_COOKIE, loadWords, type Words } from '#i18n/index.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import { aPicture } from '#testing/part-picture.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible } from './booking-page.ts';
import { appealRating, seeAgreed, seeEarned } from './earned-and-rated.ts';
import {
  bookElectrician,
  karigarWords,
  leaveOnlyRavi,
  letTheHourCome,
  RAVIS_MOBILE,
  signInByCode,
  standAt,
} from './karigar-stage.ts';
import { seeMarksWhole } from './marks-of-steps.ts';
import { customerOf } from './paid-online.ts';
import { switchedOffMeanwhile } from './switched-off-meanwhile.ts';
import { countSounds, soundsIn, toldInOneOf } from './told-once.ts';
import { bringVisitTo, goOnToday } from './visit-under-way.ts';
import { heardFrom, withVoice } from './voice.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

let product: Product;
let browser: Browser;
let customerSays: Words;
let parents: Words;
let karigarSays: KarigarWords;
beforeAll(async () => {
  product = await startProduct({ site: true });
  await leaveOnlyRavi(product);
  browser = await openBrowser();
  [customerSays, parents, karigarSays] = await Promise.all([
    loadWords('en'),
    loadWords('hi'),
    karigarWords('hi'),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a visit is served: booked, offered, accepted, on the way, arrived, begun with her code, more work agreed, finished, paid in cash, rated', async () => {
  const asha = await browser.newContext(PHONE);
  await asha.addInitScript(countSounds);
  const ravi = await browser.newContext(PHONE);
  const at = await workerOf(ravi);
  const { id } = await bookElectrician(await customerOf(product, cast.asha.email));
  const home = await customerAt(asha, id);

  await at.accept(id);
  await noteForCrew(home);
  await at.page.getByText('Gate 2, behind the temple').waitFor();
  await at.page.getByText('Savita Kulkarni').waitFor();
  const mother = await motherAt(home);
  await home.getByText(customerSays.talk.sayToKarigar).click();
  await button(home, customerSays.talk.sentences['meet-at-gate']).click();
  await at.hear(karigarSays.talk.sentences['meet-at-gate']);
  await at.listen();
  await letTheHourCome(product, id);
  await at.dispatchVisit();
  await standAt(ravi, at.page, id);
  await at.arrive();
  expect(await codeHeardBy(mother)).toBe(await codeOn(home));
  await at.begin(await codeHeardBy(mother));
  await mother.locator('.say-code').waitFor({ state: 'detached' });
  await seeMarksWhole(at.page);
  await at.tickAll();
  await at.proposeParts('LED driver', '3500');
  await home.locator('.asked-now .part-photo').waitFor();
  await expectAccessible(home);
  await at.takeBack();
  await home.locator('.asked-now').waitFor({ state: 'detached' });
  // She reads about something else: the question comes to her there, and stands on the strip or else in the bar.
  await home.goto(`${product.url}/main`);
  const tabs = [home, await asha.newPage()];
  await tabs[1]?.goto(`${product.url}/booking-history`);
  const soundsBefore = await soundsIn(tabs);
  await at.proposeRate('पंखे का रेगुलेटर, लगाकर');
  await toldInOneOf(tabs, customerSays.everyday.later);
  expect((await soundsIn(tabs)) - soundsBefore).toBe(1);
  await home.reload();
  await home.locator('.need.extra-work').waitFor();
  await home.evaluate(() => scrollTo(0, 0));
  await home.locator('.waiting-bar').waitFor({ state: 'detached' });
  await home.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await home.locator('.waiting-bar').getByRole('link').click();
  await home.waitForURL(`${product.url}/bookings/${id}#answer`);
  await home.locator('.estimate-card h2:focus').waitFor();
  await home.locator('.estimate-card').getByText('Fan regulator, fitted').waitFor();
  await home.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await home.locator('.waiting-bar').getByRole('button').click();
  await home.locator('.waiting-bar').waitFor({ state: 'detached' });
  await button(home, customerSays.visit.estimate.approve({ amount: '₹350' })).click();
  await seeAgreed(at.page, karigarSays, 'पंखे का रेगुलेटर, लगाकर');
  await at.finishInCash('950');
  await home.locator('.accept-work').waitFor();
  await button(home, customerSays.visit.accept.yes).click();
  await rateFive(home);
  await at.rateFour();
  await askFirstAndAgain(home);
  await at.refuseAndTakeAgain();
  await at.seeEarned('₹830');
  await at.appealRating();
  await mother.getByText(parents.visit.follow.over).waitFor();
  await Promise.all([asha.close(), ravi.close(), mother.context().close()]);
});

/** The same Karigar is asked first the next time, and the dialog opens with what was booked. */
async function askFirstAndAgain(home: Page): Promise<void> {
  const words = customerSays.visit.favourite;
  await button(home, words.keep({ name: 'Ravi Pawar' })).click();
  await button(home, words.takeBack).waitFor();
  await home.getByRole('link', { name: customerSays.history.detail.bookAgain }).click();
  await home.locator('dialog.booking-dialog').waitFor();
  await expect.poll(() => new URL(home.url()).searchParams.has('again')).toBe(false);
}

async function noteForCrew(home: Page): Promise<void> {
  const words = customerSays.history.detail.briefing;
  await button(home, words.add).click();
  const dialog = home.getByRole('dialog');
  await dialog.getByLabel(words.workAsked).fill('The light flickers\nwhen it rains');
  await dialog.getByLabel(words.accessAsked).fill('Gate 2, behind the temple');
  await dialog.getByLabel(words.atHomeAsked).fill('Savita Kulkarni');
  await button(home, words.save).click();
  await home.getByText('The light flickers when it rains').waitFor();
}

/** Somebody without an account reads Hindi, on a telephone of their own, and has nothing but the link. */
async function motherAt(home: Page): Promise<Page> {
  await button(home, customerSays.history.detail.briefing.page.make).click();
  const link = home.getByLabel(customerSays.history.detail.briefing.page.title);
  await link.waitFor();
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ name: LANG_COOKIE, value: 'hi', url: product.url }]);
  const page = await context.newPage();
  await page.goto(await link.inputValue());
  await page.getByText(parents.visit.now.assigned({ name: 'Ravi Pawar' })).waitFor();
  await page.getByText(parents.visit.follow.atHome.cash({ amount: '₹600' })).waitFor();
  await expectAccessible(page);
  return page;
}

/** The digits come by themselves once the Karigar has left. */
async function codeHeardBy(mother: Page): Promise<string> {
  const digits = mother.locator('.say-code .digits');
  await digits.waitFor();
  await expectAccessible(mother);
  return (await digits.textContent()) ?? '';
}

test('payment by link does not work and the customer gives cash after all: the Karigar says so, and the customer sees it paid', async () => {
  const { id } = await bookElectrician(await customerOf(product, cast.asha.email), 2);
  await bringVisitTo(product, id, 'done');
  await product.db.query(`update visits set pay_by = 'link' where booking_id = $1`, [id]);
  const asha = await browser.newContext(PHONE);
  const ravi = await browser.newContext(PHONE);
  await ravi.addCookies([{ name: LANG_COOKIE, value: 'hi', url: product.url }]);
  await signInByCall(ravi, product, cast.ravi.email);
  const page = await ravi.newPage();
  await page.goto(`${product.url}/karigar/visits/${id}`);
  await button(page, karigarSays.visit.payCodeShow).click();
  await page.getByRole('img', { name: karigarSays.visit.payCodePicture }).waitFor();
  await page.getByText(karigarSays.visit.cashAfterAll).click();
  await page.getByLabel(karigarSays.visit.cashCounted).fill('500');
  await button(page, karigarSays.visit.cashCountedNow).click();
  await page.getByText(karigarSays.visit.cashDiffers({ amount: '₹600' })).waitFor();
  await page.getByLabel(karigarSays.visit.cashCounted).fill('600');
  await expectAccessible(page);
  await button(page, karigarSays.visit.cashCountedNow).click();
  await page.getByText(karigarSays.visit.cashAfterAll).waitFor({ state: 'detached' });
  const home = await customerAt(asha, id);
  const paid = home.getByText(/Paid ₹600/).first();
  await paid.waitFor();
  await Promise.all([asha.close(), ravi.close()]);
});

test('LIFE-05 on the second day of an event the Karigar sets out anew, the customer sees them come, and that day’s code lets them in', async () => {
  const { id } = await bookElectrician(await customerOf(product, cast.asha.email), 3);
  await bringVisitTo(product, id, 'in_progress');
  await goOnToday(product, id);
  const asha = await browser.newContext(PHONE);
  const ravi = await browser.newContext(PHONE);
  await ravi.addCookies([{ name: LANG_COOKIE, value: 'hi', url: product.url }]);
  await signInByCall(ravi, product, cast.ravi.email);
  const home = await customerAt(asha, id);
  const page = await ravi.newPage();
  await page.goto(`${product.url}/karigar`);
  await page.locator(`a[href$="/visits/${id}"]`).first().click();
  const status = (text: string) =>
    page.locator('.k-pill').getByText(text, { exact: true }).waitFor();
  await status(karigarSays.visit.status.assigned);
  await button(page, karigarSays.visit.dispatchVisit).click();
  await status(karigarSays.visit.status.dispatched);
  await expectAccessible(page);
  // Nothing is pressed on her side: it comes by itself.
  await home.locator('.start-code').waitFor();
  await home.getByText(customerSays.visit.now.dispatched({ name: 'Ravi Pawar' })).waitFor();
  await expectAccessible(home);
  await page.getByLabel(karigarSays.visit.startCode).fill(await codeOn(home));
  await status(karigarSays.visit.status.in_progress);
  await home.getByText(customerSays.visit.now.inProgress({ name: 'Ravi Pawar' })).waitFor();
  await home.locator('.start-code').waitFor({ state: 'detached' });
  await button(page, karigarSays.visit.finish).waitFor();
  await Promise.all([asha.close(), ravi.close()]);
});

/** A slip of the thumb is taken back, from the server and, without a signal, from the telephone. */
async function sayNoByMistake(context: BrowserContext, page: Page): Promise<void> {
  const { offers } = karigarSays;
  const states = async () => {
    const text = `select state from offers where state in ('open', 'declined')`;
    return (await product.db.query(text)).rows.map(({ state }) => state);
  };
  await button(page, offers.decline).click();
  await expect.poll(states).toContain('declined');
  await page.locator('.k-answers [role=status]').waitFor();
  await expectAccessible(page);
  await button(page, offers.undo).click();
  await expect.poll(states).not.toContain('declined');
  await context.setOffline(true);
  await button(page, offers.decline).click();
  await page.getByText(offers.declinedKept).waitFor();
  await button(page, offers.undo).click();
  await button(page, offers.decline).waitFor();
  await context.setOffline(false);
  await page.locator('.k-waiting').waitFor({ state: 'detached' });
  expect(await states()).not.toContain('declined');
}

/** Ravi on the telephone, in Hindi, signed in with the code that was sent to it. */
async function workerOf(context: BrowserContext) {
  await withVoice(context, 'hi-IN');
  const page = await context.newPage();
  await signInByCode(page, product, {
    words: karigarSays,
    language: 'हिन्दी',
    mobile: RAVIS_MOBILE,
  });
  const { visit, offers, karigar, work } = karigarSays;
  await page.getByText(visit.nothingToday).waitFor();
  const status = (text: string) =>
    page.locator('.k-pill').getByText(text, { exact: true }).waitFor();
  return {
    page,
    async accept(id: string) {
      await page.locator('.k-badge').waitFor();
      await page.getByRole('link', { name: karigar.tabs.offers }).click();
      await page.getByText('₹480').first().waitFor();
      await expectAccessible(page);
      await sayNoByMistake(context, page);
      await button(page, offers.accept).click();
      await page.waitForURL(`**/karigar/visits/${id}`);
      await status(visit.status.assigned);
    },
    /** A sentence that the customer sent before the Karigar set out is shown at the visit. */
    async hear(sentence: string) {
      await page.locator('details').filter({ hasText: visit.talk }).locator('summary').click();
      await page.locator('.k-said-line').getByText(sentence).waitFor();
    },
    /** The screen is read aloud, piece by piece; a second press stops it. */
    async listen() {
      const say = button(page, karigar.listen);
      await say.click();
      await expect.poll(() => heardFrom(page)).toContain(visit.talk);
      await say.click();
      await expect.poll(() => say.getAttribute('aria-pressed')).toBe('false');
    },
    async dispatchVisit() {
      await page.reload();
      await button(page, visit.dispatchVisit).click();
      await status(visit.status.dispatched);
    },
    async arrive() {
      await button(page, visit.arrive).click();
      await status(visit.status.arrived);
      await expectAccessible(page);
    },
    async begin(code: string) {
      await page.getByLabel(visit.startCode).fill(code);
      await status(visit.status.in_progress);
    },
    async tickAll() {
      await page.locator('.k-checks input[type=checkbox]').first().waitFor({ state: 'attached' });
      for (const box of await page.locator('.k-checks input[type=checkbox]').all())
        await box.check();
      await expect.poll(() => page.locator('.k-checks input:checked').count()).toBe(6);
    },
    async proposeParts(label: string, rupees: string) {
      await button(page, visit.proposeExtra).click();
      await button(page, visit.notOnCard).click();
      await page.getByLabel(visit.lineLabel).fill(label);
      await page.getByLabel(visit.lineAmount).fill(rupees);
      await button(page, visit.sendExtra).click();
      await page.getByText(karigarSays.refusals['picture-needed']).waitFor();
      const [, base64 = ''] = (await aPicture()).split(',');
      const file = {
        name: 'part.png',
        mimeType: 'image/png',
        buffer: Buffer.from(base64, 'base64'),
      };
      await page.locator('.k-extra input[type=file]').setInputFiles(file);
      await page.getByText(visit.partTaken).waitFor();
      // The phone has ended the page meanwhile: nothing of it is lost.
      await page.reload();
      await page.getByText(visit.partTaken).waitFor();
      expect(await page.getByLabel(visit.lineLabel).inputValue()).toBe(label);
      await expectAccessible(page);
      await button(page, visit.sendExtra).click();
      await page.getByText(visit.estimates.proposed).waitFor();
      await expectAccessible(page);
    },
    /** The price is that of the rate card. */
    async proposeRate(name: string) {
      await button(page, visit.proposeExtra).click();
      await button(page, visit.oneMore({ name })).click();
      await expectAccessible(page);
      await button(page, visit.sendExtra).click();
      await page.getByText(visit.estimates.proposed).waitFor();
    },
    async takeBack() {
      await button(page, visit.withdrawExtra).click();
      await page.getByText(visit.estimates.withdrawn).waitFor();
    },
    async finishInCash(rupees: string) {
      await button(page, visit.finish).click();
      await page.getByLabel(visit.cashCounted).fill(rupees);
      await button(page, visit.finishNow).click();
      await status(visit.status.done);
    },
    /** Not to be sent there again is said, and taken back, where the visit is. */
    async refuseAndTakeAgain() {
      const { refusing } = work;
      await page.getByText(refusing.title).click();
      await page.getByText(refusing.reasons.place).click();
      await expectAccessible(page);
      await button(page, refusing.send).click();
      await page.getByText(refusing.done).waitFor();
      await button(page, refusing.takeAgain).click();
      await page.getByText(refusing.title).waitFor();
    },
    async rateFour() {
      const stars = await page.locator('.k-stars').boundingBox();
      const fifth = await page.locator('.k-stars label').last().boundingBox();
      if (!stars || !fifth) throw new Error('There are no stars');
      expect(fifth.x + fifth.width).toBeLessThanOrEqual(stars.x + stars.width + 0.5);
      await page.getByRole('radio', { name: visit.stars({ stars: 4 }) }).check({ force: true });
      await button(page, visit.sendRating).click();
      await page.getByText(visit.theirRating({ stars: 5 })).waitFor();
      await expectAccessible(page);
    },
    seeEarned: (rupees: string) => seeEarned(page, karigarSays, rupees),
    appealRating: () => appealRating(page, karigarSays),
  };
}

/** Asha's page of this booking. */
async function customerAt(context: BrowserContext, id: string): Promise<Page> {
  await signInByCall(context, product, cast.asha.email);
  const page = await context.newPage();
  await page.goto(`${product.url}/bookings/${id}`);
  return page;
}

async function codeOn(home: Page): Promise<string> {
  const code = await home.locator('.start-code').getAttribute('data-code');
  return code ?? '';
}

async function rateFive(home: Page): Promise<void> {
  const { rate } = customerSays.visit;
  await home.locator('.rate-visit').waitFor();
  await home.getByRole('radio', { name: rate.star({ count: 5 }) }).check({ force: true });
  await switchedOffMeanwhile(home, 'ratings-off', async () => {
    await home.getByText(customerSays.refusals['ratings-off']).waitFor();
    expect(await button(home, rate.send).count()).toBe(0);
  });
  expect(await home.getByRole('radio', { name: rate.star({ count: 5 }) }).isChecked()).toBe(true);
  await button(home, rate.send).click();
}
