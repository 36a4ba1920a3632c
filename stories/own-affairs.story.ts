import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { LANG_COOKIE } from '#i18n/index.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { load as loadTraining } from '#i18n/late/karigar-training.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import { freshMobile } from '#testing/sign-in-stage.ts';
import { shownDay, weekdayNames } from '#ui/dates.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible, visitDashboard } from './booking-page.ts';
import { bookElectrician, karigarWords, leaveOnlyRavi, signInByCode } from './karigar-stage.ts';
import { customerOf } from './paid-online.ts';
import { bringVisitTo } from './visit-under-way.ts';
import { oneStage } from './visitors.ts';

let stage: Parameters<Parameters<typeof oneStage>[0]>[0];
oneStage((one) => {
  stage = one;
});

type Phone = { readonly page: Page; readonly words: KarigarWords };

/** Ravi's telephone, small and in Hindi. */
async function openPhone(): Promise<Phone> {
  const { browser, product } = stage;
  await leaveOnlyRavi(product);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: LANG_COOKIE, value: 'hi', url: product.url }]);
  await signInByCall(context, product, cast.ravi.email);
  return { page: await context.newPage(), words: await karigarWords('hi') };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Pay that is wrong is a case with a number and a time, and stands there afterwards. */
async function askAboutPay({ page, words }: Phone): Promise<void> {
  const { help } = words;
  await page.goto(`${stage.product.url}/karigar/help`);
  await page.getByText(help.topics.pay).click();
  await button(page, help.send).click();
  await page.getByText(words.refusals['text-missing']).waitFor();
  await page.getByLabel(help.words.pay).fill('शनिवार की विज़िट के पैसे कम आए।');
  await button(page, help.send).click();
  await page
    .getByText(/C-\d{4}/)
    .first()
    .waitFor();
  await page.locator('p').getByText('शनिवार की विज़िट के पैसे कम आए।').waitFor();
  await expectAccessible(page);
}

/** The test is sent with guesses; what is said to be wrong is answered anew until the certificate is there. */
async function passTest({ page }: Phone): Promise<void> {
  const { training } = await loadTraining.hi();
  await button(page, training.test).click();
  const test = page.locator('form', { hasText: training.questions.offer.asks });
  const certificate = page.locator('.k-card', { hasText: training.cert });
  let asked = Object.values(training.questions).map(({ asks }) => asks);
  for (const answer of [0, 1, 2]) {
    for (const asks of asked)
      await test.locator('fieldset', { hasText: asks }).getByRole('radio').nth(answer).check();
    const graded = page.waitForResponse('**/api/karigar/training');
    await test.getByRole('button').click();
    await graded;
    await certificate.or(test.getByRole('alert').locator('li').first()).first().waitFor();
    if (await certificate.isVisible()) break;
    asked = await test.getByRole('alert').locator('li').allTextContents();
  }
  await certificate.waitFor();
  await expectAccessible(page);
}

/** Hours in two parts, the same on all days; leave from a day to another; nothing more today. */
async function setOwnTime({ page, words }: Phone): Promise<void> {
  const { time } = words.work;
  await page.goto(`${stage.product.url}/karigar/work-time`);
  const monday = page.getByRole('group', { name: weekdayNames('hi', 'long')[1] ?? '' });
  await monday.getByLabel(time.until).selectOption('780');
  await monday.getByRole('button', { name: time.addSpan }).click();
  await monday.getByRole('button', { name: time.sameOnAllDays }).click();
  await button(page, words.karigar.save).first().click();
  const spans = async () => {
    const text = `select count(*)::int as count from karigar_shifts s join karigars k on k.id = s.karigar_id where k.user_id = $1`;
    return (await stage.product.db.query(text, [cast.ravi.id])).rows[0]?.count;
  };
  await expect.poll(spans).toBeGreaterThanOrEqual(10);
  const days = page.getByRole('group', { name: time.chooseFirstDay });
  const today = dateInIndia(Date.now());
  const [from, until] = [addDays(today, 1), addDays(today, 3)];
  // The days may lie in the month after.
  for (const day of [from, until]) {
    const one = page.locator(`[data-day="${day}"]`);
    if (!(await one.isVisible())) await page.getByLabel(time.nextMonth).click();
    await one.click();
  }
  await page.getByText(time.leaveText).waitFor();
  await expectAccessible(page);
  const span = { from: shownDay(from, 'hi'), until: shownDay(until, 'hi') };
  await page.getByRole('button', { name: time.takeLeave(span) }).click();
  await expect.poll(() => leavesOfRavi()).toBe(3);
  await days.waitFor();
  await button(page, time.offNow).click();
  await page.getByText(time.offNowText).waitFor();
  await button(page, time.offNowSure).click();
  await expect.poll(() => leavesOfRavi()).toBe(4);
  await expectAccessible(page);
}

const leavesOfRavi = async (): Promise<number> => {
  const text = `select count(*)::int as count from karigar_leaves l join karigars k on k.id = l.karigar_id where k.user_id = $1`;
  return (await stage.product.db.query(text, [cast.ravi.id])).rows[0]?.count;
};

test('a Karigar’s own affairs in Hindi on a small phone: a question about pay, the test, hours in two parts, leave, and nothing more today', async () => {
  const phone = await openPhone();
  await askAboutPay(phone);
  await passTest(phone);
  await setOwnTime(phone);
  await phone.page.context().close();
});

test('ten minutes late in Hindi, and with letters twice their size the way out for safety stays in sight', async () => {
  const { product, browser } = stage;
  await product.db.query('delete from karigar_leaves');
  const { page, words } = await openPhone();
  const asha = await customerOf(product, cast.asha.email);
  const { id } = await bookElectrician(asha);
  await bringVisitTo(product, id, 'assigned');
  await page.goto(`${product.url}/karigar/visits/${id}`);
  await button(page, words.coming.tenLate).click();
  await page.getByText(words.coming.tenLateSaid).waitFor();
  const home = await visitDashboard(browser, product, { lang: 'hi' });
  await home.goto(`${product.url}/bookings/${id}`);
  await home.locator('.talk li.karigar').first().waitFor();

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const box = await page.getByRole('button', { name: words.safety.open }).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360 && box.height >= 48).toBe(true);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.context().close();
});

test('why they were not asked, in Hindi: below the offers, with what of it they can change', async () => {
  const { page, words } = await openPhone();
  const { chances } = words.offers;
  await page.goto(`${stage.product.url}/karigar/offers`);
  await page.getByText(chances.title).click();
  await page.getByText(chances.noHarm).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: words.work.me.workTime }).click();
  await page.getByRole('heading', { name: words.work.time.title }).waitFor();
  await page.context().close();
});

test('an application in Marathi survives a reload: what was typed stands there again', async () => {
  const { browser, product } = stage;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const words = await karigarWords('mr');
  const { join } = words.work;
  await signInByCode(page, product, { words, language: 'मराठी', mobile: freshMobile() });
  await page.getByLabel(join.fullName).fill('सुनील मोरे');
  await page.getByLabel(join.street).fill('गांधी नगर, चाळ क्रमांक ४');
  await page.getByLabel(serviceNameIn(words.catalogue, 'plumbing')).check();
  await page.reload();
  await expect.poll(() => page.getByLabel(join.street).inputValue()).toBe('गांधी नगर, चाळ क्रमांक ४');
  expect(await page.getByLabel(join.fullName).inputValue()).toBe('सुनील मोरे');
  expect(await page.getByLabel(serviceNameIn(words.catalogue, 'plumbing')).isChecked()).toBe(true);
  await context.close();
});

test('whoever has lost their phone and has neither number nor e-mail is called, in Marathi', async () => {
  const { browser, product } = stage;
  const { lost } = (await karigarWords('mr')).help;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await context.addCookies([{ name: LANG_COOKIE, value: 'mr', url: product.url }]);
  const page = await context.newPage();
  await page.goto(`${product.url}/karigar/lost-phone`);
  await page.getByRole('heading', { name: lost.title }).waitFor();
  await page.getByLabel(lost.name).fill('रवी पवार');
  await page.getByLabel(lost.callAt).fill('+919820098299');
  await expectAccessible(page);
  await button(page, lost.callMe).click();
  await page.getByText(/\+919820098299/).waitFor();
  const { rows } = await product.db.query('select kind from cases order by opened_at desc limit 1');
  expect(rows).toEqual([{ kind: 'call-back' }]);
  await context.close();
});

test('the day weighs at most 150 KB before it can be used, by a phone with letters of its own', async () => {
  const { page } = await openPhone();
  await page.goto(`${stage.product.url}/karigar`);
  await page.locator('.k-tabs').waitFor();
  const loaded = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((one) => ({ name: one.name, bytes: (one as PerformanceResourceTiming).transferSize })),
  );
  // Our letters and the words of refusals come once the first screen stands.
  const first = loaded.filter(({ name }) => !/\.woff2$|refusals-/.test(name));
  const sum = first.reduce((all, { bytes }) => all + bytes, 0);
  expect(sum).toBeGreaterThan(60_000);
  expect(sum).toBeLessThanOrEqual(150 * 1024);
  await page.context().close();
});
