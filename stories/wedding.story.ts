import type { Browser, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readEarnings } from '#contract/karigar/read-earnings.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { loadWords, type Words } from '#i18n/index.ts';
import { newId } from '#kernel/ids.ts';
import { formatRupees } from '#kernel/money.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { expectAccessible, PHONE, visitDashboard } from './booking-page.ts';
import { standAt } from './karigar-stage.ts';
import { opsPage } from './of-staff.ts';
import { customerOf, payAtOnce } from './paid-online.ts';
import { oneStage } from './visitors.ts';
import {
  acceptAll,
  breakOff,
  comeToTheDay,
  giveBack,
  leaveOffline,
  type Member,
  openCrew,
  sayTo,
} from './wedding-crew.ts';

const PRICE = 2_500_000;
/** Four fifths of the price, in two parts: two of four came. */
const SHARE = 1_000_000;
/** Their half of four fifths of ₹1,000 that go back, in two parts. */
const BORNE = 20_000;
const PEOPLE = [
  ['Sunita Jadhav', 'mr'],
  ['Imran Sheikh', 'hi'],
  ['Pooja Gaikwad', 'mr'],
  ['Vikram Yadav', 'hi'],
] as const;

let product: Product;
let browser: Browser;
oneStage((stage) => {
  ({ product, browser } = stage);
});

/** Asha's wedding, whose advance is paid. */
async function bookWedding(): Promise<string> {
  const asha = await customerOf(product, cast.asha.email);
  const here = { serviceId: 4, pincode: '400076', date: addDays(dateInIndia(Date.now()), 20) };
  const day = await asha.call(readOpenSlots, here);
  const placed = await asha.call(placeBooking, {
    ...{ id: newId(), serviceId: 4, shownPricePaise: PRICE, date: here.date, paymentMethod: 'upi' },
    time: day.value?.slots.find(({ open }) => open)?.label ?? '',
    address: {
      ...{ street: 'Lake View Hall', city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: here.pincode, landmark: '' },
    },
  });
  const { id = '', payment } = placed.value?.booking ?? {};
  expect(placed.refusal).toBeUndefined();
  await payAtOnce(product, asha, id, payment?.dueNowPaise ?? 0);
  return id;
}

const pill = ({ page, words }: Member, status: keyof Member['words']['visit']['status']) =>
  page.locator('header .k-pill').getByText(words.visit.status[status], { exact: true }).waitFor();

async function setOut(member: Member): Promise<void> {
  await member.page.getByRole('button', { name: member.words.visit.dispatchVisit }).click();
  await pill(member, 'dispatched');
}

const leaderOf = async (id: string): Promise<number> => {
  const { rows } = await product.db.query<{ leader: number }>(
    'select karigar_id as leader from visits where id = $1',
    [id],
  );
  return rows[0]?.leader ?? 0;
};

/** Kinds and amounts of what the books owe a Karigar this week, as their earnings page reads it. */
const earned = async ({ client }: Member) =>
  (await client.call(readEarnings, {})).value?.visits.map(({ kind, netPaise }) => [kind, netPaise]);

/** Pressed once more, with the telephone in the hand, where it did not find out in time where it is. */
async function sayHere(
  { page, phone, words }: Member,
  id: string,
  told: () => Locator,
): Promise<void> {
  const press = async () => {
    if (await told().isVisible()) return true;
    await page.bringToFront();
    await standAt(phone, page, id);
    await page.getByRole('button', { name: words.visit.arrive }).click({ timeout: 2000 });
    return told().isVisible();
  };
  await expect.poll(() => press().catch(() => false), { interval: 2000 }).toBe(true);
}

/** One who comes along asks which gate, and the customer answers everybody in Hindi. */
async function ask(one: Member, leader: Member, home: Page, says: Words): Promise<void> {
  await sayTo(one, 'which-gate');
  const asked = home
    .locator('.talk li.karigar')
    .filter({ hasText: says.talk.sentences['which-gate'] });
  await asked.getByText(one.name, { exact: true }).waitFor();
  await home.getByText(says.talk.sayToKarigar).click();
  const answer = says.talk.sentences['main-gate'];
  await home.getByRole('button', { name: answer, exact: true }).click();
  for (const { page, words } of [one, leader])
    await page.getByText(words.talk.sentences['main-gate']).first().waitFor({ state: 'attached' });
}

async function begin(
  id: string,
  leader: Member,
  others: readonly Member[],
  home: Page,
): Promise<void> {
  const { visit } = leader.words;
  await sayHere(leader, id, () =>
    leader.page.locator('header .k-pill').getByText(visit.status.arrived, { exact: true }),
  );
  for (const other of others) {
    await other.page.reload();
    await sayHere(other, id, () => other.page.getByText(other.words.crew.counted));
  }
  const code = await home.locator('.start-code[data-code]').getAttribute('data-code');
  await leader.page.getByLabel(visit.startCode).fill(code ?? '');
  await pill(leader, 'in_progress');
}

async function finish(leader: Member): Promise<void> {
  const { page, words } = leader;
  await page.getByRole('button', { name: words.visit.finish, exact: true }).click();
  await page.getByText(words.visit.link, { exact: true }).click();
  await page.getByRole('button', { name: words.visit.finishNow }).click();
  await pill(leader, 'done');
}

/** The customer complains in Hindi, the leader answers in their language, and one of us decides: both bear half of it. */
async function hear(id: string, home: Page, says: Words, leader: Member): Promise<void> {
  const { dispute } = says.visit;
  await home.reload();
  await home.getByRole('button', { name: dispute.open }).click();
  const dialog = home.getByRole('dialog');
  await dialog.getByText(dispute.reasons['badly-done']).click();
  await dialog.getByLabel(dispute.comment).fill('मंडप के फूल सूखे थे।');
  await dialog.getByRole('button', { name: dispute.send }).click();
  await dialog.waitFor({ state: 'detached' });

  const { page, words } = leader;
  await page.reload();
  await page.getByText('मंडप के फूल सूखे थे।').waitFor();
  await page.locator('form textarea').first().fill('फूल सुबह ताज़े थे; धूप तेज़ थी।');
  await page.getByRole('button', { name: words.complaint.send }).click();
  await page.getByText(words.complaint.sent).waitFor();

  await seeWaiting(leader, id);
  const desk = await opsPage({ product, browser }, cast.meera.email, `/bookings/${id}`);
  const file = desk.getByRole('region', { name: 'Complaint' });
  await file.getByText('फूल सुबह ताज़े थे; धूप तेज़ थी।').waitFor();
  await file.getByLabel('Decision').selectOption({ label: 'Money goes back' });
  await file.getByLabel('Amount in ₹').fill('1000');
  await file.getByLabel('Who pays it').selectOption({ label: 'Both, half each' });
  await file.getByLabel('What the customer and the Karigar read').fill('दोनों की बात सुनी।');
  await file.getByRole('button', { name: 'See what it does' }).click();
  await file.getByText('The customer has ₹1,000 less to pay.').waitFor();
  await file.getByRole('button', { name: 'Decide' }).click();
  await file.getByRole('status').first().waitFor();
  await page.getByText(words.complaint.bears.shared).waitFor();
  await page.getByText('दोनों की बात सुनी।').waitFor();
}

/** The pay waits for the decision, in a row that leads back to the visit, whose steps lie behind it. */
async function seeWaiting({ page, words }: Member, id: string): Promise<void> {
  const { waits } = words.work.earnings;
  const steps = page.locator('.k-steps .past');
  await expect.poll(() => steps.count()).toBe(5);
  await page.getByRole('link', { name: words.karigar.tabs.earnings }).click();
  const waiting = page.locator('.k-card', { hasText: waits.title });
  await expectAccessible(page);
  await waiting.getByRole('link').getByText(waits.for.decision).click();
  await page.waitForURL(`**/visits/${id}`);
  await page.locator('header .k-pill').waitFor();
}

test('a wedding of four: the leader breaks down on the way and names who leads, one falls ill on the way, one leaves for safety without a signal, a complaint is heard, and pay follows who came', {
  timeout: 300_000,
}, async () => {
  const crew = await openCrew({ product, browser }, PEOPLE);
  const id = await bookWedding();
  await acceptAll(product, id, crew);
  await comeToTheDay(product, id, crew);
  const [first] = crew as readonly [Member, ...Member[]];
  expect(await leaderOf(id)).toBe(first.karigarId);

  // The third of them, whom the server would not have chosen first.
  const [ill, leader, unsafe] = crew.filter((one) => one !== first) as [Member, Member, Member];
  await setOut(first);
  await breakOff(first, leader);
  expect(await leaderOf(id)).toBe(leader.karigarId);

  const says = await loadWords('hi');
  const home = await visitDashboard(browser, product, { viewport: PHONE, lang: 'hi' });
  await home.goto(`${product.url}/bookings/${id}`);
  await setOut(leader);
  await ill.page.reload();
  await ill.page.getByRole('button', { name: ill.words.visit.dispatchVisit }).click();
  await ill.page.getByText(ill.words.crew.seenOnTheWay).waitFor();
  await home.getByText(`${ill.name} · ${says.visit.crew.onTheWay}`).waitFor();
  await expectAccessible(home);
  await giveBack(ill);
  await home.locator('.start-code').waitFor();
  await ask(unsafe, leader, home, says);
  await begin(id, leader, [unsafe], home);

  await leaveOffline(unsafe);
  const exits = async () =>
    (await product.db.query('select karigar_id from safety_exits where booking_id = $1', [id]))
      .rows;
  expect(await exits()).toEqual([]);
  await unsafe.phone.setOffline(false);
  await expect.poll(exits).toEqual([{ karigar_id: unsafe.karigarId }]);
  await pill(leader, 'in_progress');

  await finish(leader);
  await hear(id, home, says, leader);
  // Those who did not come have nothing, whoever left for safety the whole, and the leader half of what the complaint cost.
  expect(await Promise.all([first, ill, unsafe].map(earned))).toEqual([
    ...[[], []],
    [['safety', SHARE]],
  ]);
  expect(await earned(leader)).toEqual([
    ['work', SHARE - 2 * BORNE],
    ['borne', BORNE],
  ]);
  await leader.page.goto(`${product.url}/karigar/earnings`);
  const { earnings } = leader.words.work;
  await leader.page
    .getByText(formatRupees(SHARE - BORNE))
    .first()
    .waitFor();
  await leader.page.getByText(earnings.lost({ amount: formatRupees(2 * BORNE) })).waitFor();
  const days = leader.page.getByRole('list', { name: earnings.days }).getByRole('listitem');
  expect(await days.count()).toBe(7);
  await days
    .and(leader.page.locator('[aria-current=date]'))
    .getByText(formatRupees(SHARE - BORNE))
    .waitFor();
  await expectAccessible(leader.page);
});
