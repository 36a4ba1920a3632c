import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer } from '#contract/karigar/accept-offer.ts';
import { listOffers } from '#contract/karigar/list-offers.ts';
import { LANG_COOKIE, loadWords, type Words } from '#i18n/index.ts';
import type { KarigarWords } from '#i18n/karigar.ts';
import { openBrowser } from '#testing/browser.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import {
  bookElectrician,
  isFirstHourFree,
  karigarWords,
  leaveOnlyRavi,
  letTheHourCome,
  standAt,
} from './karigar-stage.ts';
import { customerOf } from './paid-online.ts';
import { endOthers } from './visit-under-way.ts';
import { beSlowBy } from './wrong-clock.ts';

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

let product: Product;
let browser: Browser;
let customerSays: Words;
let karigarSays: KarigarWords;
let asha: Client;
let ravi: Client;
/** Nobody says yes to this one; the clock has until the end of the story. */
let unanswered: string;

beforeAll(async () => {
  product = await startProduct({ site: true });
  await leaveOnlyRavi(product);
  browser = await openBrowser();
  [customerSays, karigarSays] = await Promise.all([loadWords('en'), karigarWords('hi')]);
  [asha, ravi] = await Promise.all([
    customerOf(product, cast.asha.email),
    customerOf(product, cast.ravi.email),
  ]);
  unanswered = (await bookElectrician(asha)).id;
  await beginsIn(unanswered, -16);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The hour comes, or has gone by; what else stands in Ravi's day is out of the way. */
async function beginsIn(bookingId: string, minutes: number): Promise<void> {
  await product.db.query('delete from holds where booking_id <> $1', [bookingId]);
  await letTheHourCome(product, bookingId, minutes);
}

/** Booked, offered to Ravi, accepted, and due in half an hour. */
async function comingVisit(): Promise<string> {
  await product.db.query('delete from holds');
  // A Karigar parted for safety is never sent to that customer again, so each story has people who have not.
  await product.db.query('delete from partings');
  await expect.poll(() => isFirstHourFree(asha)).toBe(true);
  const { id } = await bookElectrician(asha);
  const offerFor = async () =>
    (await ravi.call(listOffers, {})).value?.offers.find(({ bookingId }) => bookingId === id)?.id;
  await expect.poll(offerFor).toBeDefined();
  const offer = (await offerFor()) ?? '';
  const { refusal } = await ravi.call(acceptOffer, { id: offer });
  expect(refusal).toBeUndefined();
  await endOthers(product.db, id);
  await beginsIn(id, 30);
  return id;
}

type Two = {
  id: string;
  home: Page;
  work: Page;
  telephone: BrowserContext;
  close(): Promise<void>;
};

/** The customer looks at the booking, Ravi at the visit, in Hindi, with a telephone that knows where it is. */
async function both(id: string, slowByMinutes = 0): Promise<Two> {
  const [laptop, telephone] = await Promise.all([
    browser.newContext(PHONE),
    browser.newContext({ ...PHONE, hasTouch: true }),
  ]);
  await telephone.addCookies([{ name: LANG_COOKIE, value: 'hi', url: product.url }]);
  await beSlowBy(telephone, slowByMinutes);
  await signInByCall(laptop, product, cast.asha.email);
  await signInByCall(telephone, product, cast.ravi.email);
  const [home, work] = await Promise.all([laptop.newPage(), telephone.newPage()]);
  await home.goto(`${product.url}/bookings/${id}`);
  await work.goto(`${product.url}/karigar/visits/${id}`);
  await work.locator('.k-pill').waitFor();
  await standAt(telephone, work, id);
  const close = async () => {
    await Promise.all([laptop.close(), telephone.close()]);
  };
  return { id, home, work, telephone, close };
}

const pill = (page: Page, text: string) =>
  page.locator('.k-pill').getByText(text, { exact: true }).waitFor();

async function dispatchVisit({ home, work }: Two): Promise<void> {
  await button(work, karigarSays.visit.dispatchVisit).click();
  await pill(work, karigarSays.visit.status.dispatched);
  await home.locator('.start-code').waitFor();
}

const stateOf = async (id: string): Promise<string> => {
  const { rows } = await product.db.query<{ status: string }>(
    'select status from bookings where id = $1',
    [id],
  );
  return rows[0]?.status ?? '';
};

test('asked whether they leave, the Karigar says so; the motorbike breaks down: the customer hears at once that another is looked for', async () => {
  const two = await both(await comingVisit());
  const { home, work } = two;
  await work.getByRole('heading', { name: karigarSays.coming.leaving }).waitFor();
  await button(work, karigarSays.coming.cannotCome).click();
  await work.getByRole('dialog').getByText(karigarSays.visit.releaseReasons.ill).waitFor();
  await work.getByRole('dialog').getByRole('button', { name: karigarSays.karigar.close }).click();
  await dispatchVisit(two);
  await button(work, karigarSays.visit.breakOff).click();
  const sheet = work.getByRole('dialog');
  await sheet.getByText(karigarSays.visit.breakReasons.vehicle).click();
  await button(work, karigarSays.visit.breakOff).last().click();
  await work.getByText(karigarSays.visit.given).waitFor();
  await home.locator('.start-code').waitFor({ state: 'detached' });
  expect(['pending', 'assigned']).toContain(await stateOf(two.id));
  await two.close();
});

test('the telephone is wrong about its place, then the code is misheard five times: both people hear why, and go on', async () => {
  const two = await both(await comingVisit());
  await dispatchVisit(two);
  const { home, work, telephone, id } = two;
  await telephone.setGeolocation({ latitude: 19.3, longitude: 73.1, accuracy: 20 });
  await button(work, karigarSays.visit.arrive).click();
  await work.getByText(karigarSays.refusals['too-far-away']).waitFor();
  await work.getByText(karigarSays.visit.showDoor).waitFor();
  await work.getByText(karigarSays.visit.arrivalPhoto).first().waitFor();
  await standAt(telephone, work, id);
  await button(work, karigarSays.visit.arrive).click();
  await pill(work, karigarSays.visit.status.arrived);

  const code = await home.locator('.start-code').getAttribute('data-code');
  const wrong = code === '000000' ? '000001' : '000000';
  for (const tries of [4, 3, 2, 1]) {
    await work.getByLabel(karigarSays.visit.startCode).fill(wrong);
    await work.getByText(karigarSays.refusals['start-code-wrong']).waitFor();
    await work.getByText(karigarSays.visit.triesLeft({ tries })).waitFor();
  }
  await work.getByLabel(karigarSays.visit.startCode).fill(wrong);
  await work.getByText(karigarSays.refusals['start-code-used-up']).waitFor();
  await expect.poll(() => work.getByLabel(karigarSays.visit.startCode).count()).toBe(0);
  // Neither has to load anything anew.
  await button(home, customerSays.visit.code.renew).click();
  await work.getByLabel(karigarSays.visit.startCode).waitFor();
  const fresh = await home.locator('.start-code[data-code]').getAttribute('data-code');
  await work.getByLabel(karigarSays.visit.startCode).fill(fresh ?? '');
  await pill(work, karigarSays.visit.status.in_progress);
  await two.close();
});

test('nobody opens: the Karigar waits and tries twice, and the visit is closed with its fee, also by a telephone that is 40 minutes slow', async () => {
  const two = await both(await comingVisit(), 40);
  await dispatchVisit(two);
  const { home, work, id } = two;
  // A clock that is wrong hides nobody on the map.
  const seen = () => product.db.query('select from positions where booking_id = $1', [id]);
  await expect.poll(async () => (await seen()).rowCount).toBe(1);
  await button(work, karigarSays.visit.arrive).click();
  await pill(work, karigarSays.visit.status.arrived);
  await home.getByText(customerSays.visit.now.arrived({ name: cast.ravi.fullName })).waitFor();
  await beginsIn(id, -3);
  await work.reload();
  await work.getByText(karigarSays.visit.nobody).click();
  await button(work, karigarSays.visit.tellCustomer).click();
  await work.getByText(karigarSays.visit.tries({ made: 1, wanted: 2 })).waitFor();
  const tries = async () =>
    (await product.db.query('select contact_tries from visits where booking_id = $1', [id])).rows[0]
      ?.contact_tries;
  await expect.poll(tries).toBe(1);
  // The Karigar rang some minutes ago, and the wait is over by now.
  await product.db.query(
    `update visits set last_contact_at = now() - interval '5 minutes', assigned_at = now() - interval '1 hour'
      where booking_id = $1`,
    [id],
  );
  await product.db.query(
    `update karigar_actions set at = now() - interval '5 minutes' where booking_id = $1 and act = 'try-contact'`,
    [id],
  );
  await beginsIn(id, -16);
  await product.db.query(
    `update bookings set arrived_at = now() - interval '16 minutes' where id = $1`,
    [id],
  );
  await work.reload();
  await work.getByText(karigarSays.visit.nobody).click();
  await button(work, karigarSays.visit.triedBell).click();
  await button(work, karigarSays.visit.noShow).click();
  await pill(work, karigarSays.visit.status.no_show_customer);
  await home.reload();
  await home.getByText(/₹300/).first().waitFor();
  await two.close();
});

test('in a lift without a signal the Karigar arrives and begins; it is sent later and keeps its own time', async () => {
  const two = await both(await comingVisit());
  await dispatchVisit(two);
  const { work, home, telephone, id } = two;
  const code = (await home.locator('.start-code').getAttribute('data-code')) ?? '';
  await telephone.setOffline(true);
  const before = Date.now();
  await button(work, karigarSays.visit.arrive).click();
  await pill(work, karigarSays.visit.status.arrived);
  await work.getByLabel(karigarSays.visit.startCode).fill(code);
  await pill(work, karigarSays.visit.status.in_progress);
  await work.getByText(karigarSays.visit.waiting({ count: 2 })).waitFor();
  await expect.poll(() => stateOf(id)).toBe('dispatched');
  const after = Date.now();
  await telephone.setOffline(false);
  await home.getByText(customerSays.visit.now.inProgress({ name: cast.ravi.fullName })).waitFor();
  const { rows } = await product.db.query<{ act: string; own_at: number; at: number }>(
    'select act, own_at, at from karigar_actions where booking_id = $1 order by own_at',
    [id],
  );
  const [, arrived, started] = rows;
  expect([arrived?.act, started?.act]).toEqual(['arrive', 'start']);
  for (const act of [arrived, started]) {
    expect(act?.own_at).toBeGreaterThanOrEqual(before);
    expect(act?.own_at).toBeLessThanOrEqual(after);
    expect(act?.at).toBeGreaterThan(after);
  }
  await two.close();
});

test('the Karigar does not come: half an hour after the time the customer says so, and has everything back and more', async () => {
  const two = await both(await comingVisit());
  const { home, id } = two;
  await beginsIn(id, -31);
  await home.reload();
  await button(home, customerSays.changes.noShow.open).click();
  await home.getByRole('dialog').waitFor();
  await button(home, customerSays.changes.noShow.confirm).click();
  await expect.poll(() => stateOf(id)).toBe('no_show_provider');
  await two.close();
});

test('nobody says yes: she was told with choices, and the clock calls it off with the mirror fee', async () => {
  await expect
    .poll(() => stateOf(unanswered), { timeout: 90_000, interval: 1000 })
    .toBe('cancelled');
  const { rows } = await product.db.query<{ type: string }>(
    `select type from events where subject = $1 and type in ('NobodyAssignedYet', 'BookingCalledOff') order by id`,
    [unanswered],
  );
  expect(rows.map(({ type }) => type)).toEqual(['NobodyAssignedYet', 'BookingCalledOff']);
  const { rows: credit } = await product.db.query<{ paise: number }>(
    `select amount_paise::int as paise from credits where booking_id = $1 and reason = 'failed-you'`,
    [unanswered],
  );
  expect(credit).toEqual([{ paise: 30_000 }]);
});
