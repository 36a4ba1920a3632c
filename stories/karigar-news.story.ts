import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listKarigarNotifications } from '#contract/applicant/list-karigar-notifications.ts';
import { readKarigarNotifications } from '#contract/applicant/read-karigar-notifications.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import { renewStartCode } from '#contract/customer/renew-start-code.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { HOUR } from '#kernel/time.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible } from './booking-page.ts';
import { type ByDay, byDay } from './by-day.ts';
import { bookElectrician, karigarWords, leaveOnlyRavi } from './karigar-stage.ts';
import { deliver, shown, standInForPushService, tapMessage } from './lock-screen.ts';
import { customerOf } from './paid-online.ts';
import { bringVisitTo } from './visit-under-way.ts';

let product: Product;
let day: ByDay;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let words: KarigarWords;
let asha: Client;

beforeAll(async () => {
  day = byDay();
  product = await startProduct({ site: true, environment: day.environment });
  await leaveOnlyRavi(product);
  browser = await openBrowser({ whole: true });
  words = await karigarWords('hi');
  asha = await customerOf(product, cast.asha.email);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  day?.end();
});
beforeEach(async () => {
  await product.db.query('delete from push_subscriptions');
  context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'allow',
  });
  await day.move(context);
  await standInForPushService(context);
  await context.grantPermissions(['notifications'], { origin: product.url });
  await context.addCookies([{ name: 'lang', value: 'hi', url: product.url }]);
  await signInByCall(context, product, cast.ravi.email);
  page = await context.newPage();
});
afterEach(() => context?.close());

const open = async (path: string) => {
  await page.goto(`${product.url}/karigar${path}`);
  await page.waitForFunction(() =>
    navigator.serviceWorker.controller?.scriptURL.endsWith('/karigar-worker.js'),
  );
};
const question = () => page.getByRole('heading', { name: words.news.ring.title });
const bell = () => page.locator('.k-bell');
const subscriptions = async () =>
  (await product.db.query('select user_id, app from push_subscriptions')).rows;

const languageOfRavi = async () =>
  (await product.db.query('select language from users where id = $1', [cast.ravi.id])).rows[0]
    ?.language;

/** Dispatch asks Ravi, and it cannot wait: whatever the hour is, it rings. */
async function askRavi(bookingId: string): Promise<void> {
  const { db } = product;
  const karigar = '(select id from karigars where user_id = $2)';
  await db.query(
    `insert into offers (id, booking_id, karigar_id, round, state, leads, urgent, starts_at, offered_at, expires_at, pay, journey)
      select gen_random_uuid(), $1, ${karigar}, 1, 'open', true, true, starts_at, now(), $3,
        '{"grossPaise": 48000, "netPaise": 48000, "deductions": []}', '{"from": "home", "minutes": 20, "leaveAt": 0}'
      from bookings where id = $1 on conflict do nothing`,
    [bookingId, cast.ravi.id, new Date(Date.now() + HOUR)],
  );
  await db.query('update offers set urgent = true where booking_id = $1', [bookingId]);
  await db.query(
    `select record_event($1, 'VisitOffered', now(), 'dispatch',
      jsonb_build_object('karigarIds', jsonb_build_array(${karigar}), 'urgent', true))`,
    [bookingId, cast.ravi.id],
  );
}

type Sent = { channel: string; template: string; words: { subject: string; text: string } };
const rung = async (bookingId: string): Promise<Sent[]> => {
  const response = await fetch(`${product.url}/dev/outbox.json`);
  const { messages } = (await response.json()) as {
    messages: (Sent & { params: { bookingId?: string } })[];
  };
  return messages.filter(
    ({ template, params }) => template === 'urgent-offer' && params.bookingId === bookingId,
  );
};

test('a Karigar says once that it may ring, then an offer reaches them in Hindi while the app is closed, and a tap opens it', async () => {
  await open('');
  await page.locator('.k-day-head').waitFor();
  // Not at first sight.
  await expect.poll(() => question().count()).toBe(0);
  await page.getByRole('link', { name: words.karigar.tabs.offers }).click();
  await question().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.news.ring.yes }).click();
  await page.getByText(words.news.ring.on).waitFor();
  await expect.poll(() => subscriptions()).toEqual([{ user_id: cast.ravi.id, app: 'karigar' }]);

  const booking = await bookElectrician(asha);
  await askRavi(booking.id);
  await expect
    .poll(async () => (await rung(booking.id)).map(({ channel }) => channel).sort(), {
      timeout: 30_000,
    })
    .toEqual(['push', 'whatsapp']);
  const push = (await rung(booking.id)).find(({ channel }) => channel === 'push');
  expect(push?.words.subject).toMatch(/^तुरंत: ₹\d/);
  expect(push?.words.text).toContain(serviceNameIn(words.catalogue, 'electrical-repairs'));

  await open('/earnings');
  const path = `/karigar/offers?visit=${booking.id}`;
  const { subject: title, text: body } = push?.words ?? { subject: '', text: '' };
  await deliver(page, { id: 'o1', title, body, path }, '/karigar');
  await expect.poll(() => shown(page)).toEqual([[title, body]]);
  await tapMessage(context, '/karigar-worker.js');
  await page.waitForURL(`${product.url}${path}`);
  await page.getByRole('button', { name: words.offers.accept }).waitFor();

  // Another Karigar was quicker while this one looks.
  await product.db.query(
    `update offers set state = 'withdrawn', answered_at = now() where booking_id = $1`,
    [booking.id],
  );
  await product.db.query(
    `select record_event($1, 'OffersWithdrawn', now(), 'dispatch',
      jsonb_build_object('karigarIds', (select jsonb_agg(id) from karigars where user_id = $2)))`,
    [booking.id, cast.ravi.id],
  );
  await page.getByText(words.news.gone).first().waitFor();
});

test('signed out nothing rings any more, and a link that was tapped leads where it led after signing in', async () => {
  await open('/me');
  await page.getByRole('button', { name: words.news.ring.yes }).click();
  await page.getByText(words.news.ring.on).waitFor();
  await expect.poll(subscriptions).toHaveLength(1);
  // The Karigar is written to in the language that they read, also when they choose another; its words come before the switch.
  await expect.poll(languageOfRavi).toBe('hi');
  await page.getByRole('radio', { name: 'मराठी' }).click();
  await expect.poll(languageOfRavi).toBe('mr');
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  await expect.poll(languageOfRavi).toBe('hi');
  await page.getByRole('button', { name: words.work.me.signOut }).click();
  await page.getByRole('heading', { name: words.karigar.signIn.title }).waitFor();
  await expect.poll(() => subscriptions()).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('karigar-told-here')))
    .toBeNull();

  await open('/news');
  await page.getByRole('button', { name: words.karigar.signIn.byPassword }).click();
  await page.getByLabel(words.karigar.signIn.identifier).fill(cast.ravi.email);
  await page.getByLabel(words.karigar.signIn.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: words.karigar.signIn.confirm, exact: true }).click();
  await page.getByRole('heading', { name: words.news.title }).waitFor();
});

test('a cancelled visit stands in the Karigar’s list, unread first, and can be read without a signal', async () => {
  const booking = await bookElectrician(asha);
  await bringVisitTo(product, booking.id, 'assigned');
  await open('');
  const { value: quote } = await asha.call(readCancellation, { id: booking.id });
  const shownFeePaise = quote?.feePaise ?? 0;
  const shownRefundPaise = quote?.refundPaise ?? 0;
  const answer = await asha.call(cancelBooking, {
    ...{ id: booking.id, shownFeePaise, shownRefundPaise },
  });
  expect(answer.refusal).toBeUndefined();
  // It comes by itself, while the Karigar looks at another screen.
  await expect.poll(() => bell().textContent(), { timeout: 30_000 }).toBe('1');
  // Without live news, and with a list that was asked for before they have read it and comes after.
  await page.route('**/api/karigar/live', (route) => route.abort());
  await page.reload();
  await expect.poll(() => bell().textContent()).toBe('1');
  const read = page.waitForResponse(
    (response) => new URL(response.url()).pathname === readKarigarNotifications.path,
  );
  const late = async (route: Route) => {
    const response = await route.fetch();
    await read;
    await route.fulfill({ response });
  };
  await page.route(`**${listKarigarNotifications.path}`, late, { times: 1 });
  await bell().click();
  const { title } = words.news.kinds['visit-cancelled'];
  const card = page.locator('.k-told', { hasText: title() }).first();
  await card.waitFor();
  await expect.poll(() => card.textContent()).toContain(words.news.isNew);
  await expectAccessible(page);
  await expect.poll(() => bell().textContent()).toBe('');

  await context.setOffline(true);
  await page.reload();
  await page.getByText(words.karigar.noSignal).waitFor();
  await page.locator('.k-told', { hasText: title() }).first().waitFor();
  await expect.poll(() => page.locator('.k-told.new').count()).toBe(0);
});

test('a Karigar who would be early asks the customer first, who says yes to the hour; the door is open from then', async () => {
  const { id } = await bookElectrician(asha);
  await bringVisitTo(product, id, 'assigned', 100);
  await open(`/visits/${id}`);
  const card = page.locator('.k-card', { hasText: words.coming.earlyTitle });
  const asks = card.getByRole('button');
  const [time = ''] = (await asks.textContent())?.match(/\d{1,2}:\d\d\s[AP]M/) ?? [];
  await asks.press('Enter');
  await card.getByText(words.coming.earlyWaits({ time })).waitFor();
  await expectAccessible(page);
  const home = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await day.move(home);
  await signInByCall(home, product, cast.asha.email);
  await home.addCookies([{ name: 'lang', value: 'hi', url: product.url }]);
  const theirs = await home.newPage();
  await theirs.goto(`${product.url}/bookings/${id}`);
  const question = theirs.locator('.early-question');
  await question.waitFor();
  await expectAccessible(theirs);
  await question.getByRole('button', { name: /^हाँ/ }).press('Enter');
  await card.getByText(words.coming.earlyYes({ time })).waitFor();
  await home.close();
});

test('a code that is used up gives the field back as soon as the customer has a new one, also where no live news comes', async () => {
  const booking = await bookElectrician(asha);
  await bringVisitTo(product, booking.id, 'arrived');
  await product.db.query('update visits set start_code_tries = 5 where booking_id = $1', [
    booking.id,
  ]);
  await page.route('**/api/karigar/live', (route) => route.abort());
  await open(`/visits/${booking.id}`);
  await page.getByText(words.refusals['start-code-used-up']).waitFor();
  await expect.poll(() => page.getByLabel(words.visit.startCode).count()).toBe(0);
  expect((await asha.call(renewStartCode, { id: booking.id })).refusal).toBeUndefined();
  await page.getByRole('button', { name: words.visit.newCodeThere }).click();
  await page.getByLabel(words.visit.startCode).waitFor();
});
