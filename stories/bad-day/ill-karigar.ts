import type { Page } from 'playwright';
import { expect } from 'vitest';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { cast } from '#testing/cast.ts';
import { expectAccessible } from '../booking-page.ts';
import { press, tabTo } from '../keyboard.ts';
import { type OpsStage, opsPage, staffOf, withoutPolling } from '../of-staff.ts';
import { customerOf } from '../paid-online.ts';
import { type Colleague, whoComes } from './crew.ts';
import { fillRavisDay } from './ravis-day.ts';

/** Visits of the day, and who has them now: the first two and the last are with three different people. */
type Given = {
  readonly visits: readonly string[];
  readonly first: Colleague;
  readonly second: Colleague;
  readonly last: Colleague;
};

/** Five visits of Ravi, who is ill, are dragged to others one after the other: each drop shows its consequence first, and once a colleague is quicker. */
export async function replaceRavi(stage: OpsStage, crew: readonly Colleague[]): Promise<Given> {
  const { product } = stage;
  const ops = await staffOf(product, cast.meera.email);
  const customer = await customerOf(product, cast.asha.email);
  const booked = await fillRavisDay({ product, ops, customer }, { most: 5, paid: 2 });
  expect(booked).toHaveLength(5);
  const visits = booked.map(({ id }) => id);
  const [one = '', two = '', three = '', four = '', five = ''] = visits;
  const desk = await openTomorrow(stage, cast.meera.email);
  const colleague = await openTomorrow(stage, cast.leela.email, withoutPolling);
  const screens = { desk, colleague };
  await laneOf(desk, one).getByText(cast.ravi.fullName).waitFor();
  await putBack(desk, one);
  await give(screens, one);
  const first = await whoComes(product, one, crew);
  const [second = first, last = first] = crew.filter((person) => person !== first);
  await isAtHand(desk, two);
  await beOvertaken(stage, screens, { id: two, to: second, quicker: last });
  await isAtHand(desk, three);
  await moveAside(desk, three);
  await give(screens, three);
  await isAtHand(desk, four);
  await give(screens, four, first);
  await isAtHand(desk, five);
  await give(screens, five, last);
  const holder = await whoComes(product, three, crew);
  await giveByKeys(desk, three, holder === last ? second : last);
  await expectAccessible(desk);
  const { rows } = await product.db.query(
    `select count(distinct subject)::int from events where subject = any($1) and actor like 'ops:%' and type = 'KarigarReplaced'`,
    [visits],
  );
  expect(rows).toEqual([{ count: visits.length }]);
  await Promise.all([desk, colleague].map((screen) => screen.context().close()));
  return { visits, first, second, last };
}

type Screens = { readonly desk: Page; readonly colleague: Page };

const laneOf = (screen: Page, id = '') =>
  screen.locator('.o-lane', { has: screen.locator(`[data-visit="${id}"]`) });
const laneWith = (screen: Page, id: string, of: number) =>
  screen.locator(`.o-lane[data-lane="${of}"] [data-visit="${id}"]`);
const besidePointer = (desk: Page) => desk.locator('.o-pop');

/** Shows what a drop would do beside the pointer; Escape puts the visit back. */
async function putBack(desk: Page, id: string): Promise<void> {
  const free = await dragDown(desk, id);
  const beside = besidePointer(desk);
  await beside.getByText(`Give to ${free}`).waitFor();
  for (const said of [/At the door .* on time/, /min on the way, leaves/, /is told in/])
    await beside.getByText(said).first().waitFor();
  await beside.getByText('It costs the customer nothing.').waitFor();
  await desk.keyboard.press('Escape');
  await beside.waitFor({ state: 'detached' });
  await desk.mouse.up();
  expect(await desk.getByRole('dialog').count()).toBe(0);
}

/** Drops it on the one who fits best, or on somebody chosen, having read what that does; the reason is typed, and Enter does it. */
async function give({ desk, colleague }: Screens, id: string, to?: Colleague): Promise<void> {
  const name = await dragDown(desk, id, to);
  await besidePointer(desk)
    .getByText(/At the door/)
    .waitFor();
  await desk.mouse.up();
  const sheet = desk.getByRole('dialog', { name: `Give to ${name}` });
  await sheet.getByText(/At the door/).waitFor();
  await sheet.getByLabel('Why').fill('Ill since eight.');
  await desk.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await laneOf(colleague, id).getByText(name).waitFor();
}

/** The next visit of whoever is ill is chosen, with those who fit it, and has the focus. */
async function isAtHand(desk: Page, id: string): Promise<void> {
  await desk.locator('.o-lane').first().locator(`[data-visit="${id}"].picked`).waitFor();
  await expect
    .poll(() => desk.evaluate(() => (document.activeElement as HTMLElement).dataset.visit))
    .toBe(id);
}

type Overtaken = { readonly id: string; readonly to: Colleague; readonly quicker: Colleague };

/** A colleague is quicker: the drop is refused with what has changed, looked at anew, and then done. */
async function beOvertaken(
  { product }: OpsStage,
  { desk, colleague }: Screens,
  { id, to, quicker }: Overtaken,
): Promise<void> {
  const suresh = await staffOf(product, cast.suresh.email);
  await dragDown(desk, id, to);
  await besidePointer(desk)
    .getByText(/At the door/)
    .waitFor();
  await desk.mouse.up();
  const sheet = desk.getByRole('dialog');
  await sheet.getByText(/At the door/).waitFor();
  const { karigarId } = quicker;
  const taken = await suresh.call(assignByHand, { id, karigarId, why: 'She asked for them.' });
  expect(taken.refusal).toBeUndefined();
  await sheet.getByLabel('Why').fill('Ill since eight.');
  await desk.keyboard.press('Enter');
  await sheet.getByRole('alert').getByText('Something has changed in this booking').waitFor();
  await sheet.getByText(`Suresh Patil · ${quicker.name}`).waitFor();
  await laneWith(colleague, id, karigarId).waitFor();
  await sheet.getByText(`${quicker.name} is told in`).waitFor();
  await sheet.getByRole('button', { name: `Give to ${to.name}` }).press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await laneWith(colleague, id, to.karigarId).waitFor();
}

/** Sideways it is another hour, of the same Karigar or whoever is free then. */
async function moveAside(desk: Page, id = ''): Promise<void> {
  const block = await pickUp(desk, id);
  await desk.mouse.move(block.x + (block.x > 900 ? -250 : 250), block.y, { steps: 8 });
  const beside = besidePointer(desk);
  await beside.getByText(/^Move to \d/).waitFor();
  await beside.getByText('is told in').first().waitFor();
  await desk.mouse.up();
  const sheet = desk.getByRole('dialog');
  await sheet.getByText('is told in').first().waitFor();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** With keys alone: to the timeline, from visit to visit, and another Karigar for the one that is chosen; the focus is then where it was. */
async function giveByKeys(desk: Page, id: string, to: Colleague): Promise<void> {
  const { keyboard } = desk;
  await keyboard.press('t');
  await expect
    .poll(async () => {
      const key = await desk.evaluate(keyTowards, id);
      if (key) await keyboard.press(key);
      return key;
    })
    .toBe('');
  await keyboard.press('Enter');
  await desk.locator(`[data-visit="${id}"].picked`).waitFor();
  await keyboard.press('m');
  const sheet = desk.getByRole('dialog');
  const whom = sheet.getByLabel('To another Karigar');
  await tabTo(desk, whom);
  await keyboard.type(to.name);
  expect(await whom.inputValue()).toBe(String(to.karigarId));
  await press(desk, sheet.getByRole('button', { name: 'Show what it does' }).first());
  await sheet.getByText(/At the door/).waitFor();
  await tabTo(desk, sheet.getByLabel('Why'));
  await keyboard.type('She asked for them.');
  await keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await laneWith(desk, id, to.karigarId).waitFor();
  expect(await desk.evaluate(() => document.activeElement?.matches('.v.picked'))).toBe(true);
}

/** In the page: the arrow that leads from the visit with the focus towards this one. */
function keyTowards(id: string): string {
  const lanes = [...document.querySelectorAll('.o-lane')];
  const [from, to] = [document.activeElement, document.querySelector(`[data-visit="${id}"]`)];
  const placeOf = (one: Element | null) => lanes.indexOf(one?.closest('.o-lane') as Element);
  const down = placeOf(to) - placeOf(from);
  if (down !== 0) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  const right = (to?.getBoundingClientRect().left ?? 0) - (from?.getBoundingClientRect().left ?? 0);
  return right === 0 ? '' : right > 0 ? 'ArrowRight' : 'ArrowLeft';
}

async function openTomorrow(stage: OpsStage, who: string, prepare?: () => void): Promise<Page> {
  const screen = await opsPage(stage, who, '', prepare);
  await screen.getByRole('button', { name: 'Day after' }).click();
  await screen.locator('[data-visit]').first().waitFor();
  return screen;
}

/** Picks the visit, so that those who fit it stand below, and drags it over the first of them or over somebody chosen; answers who that is. */
async function dragDown(screen: Page, id: string, over?: Colleague): Promise<string> {
  const block = await pickUp(screen, id);
  const target = over
    ? screen.locator(`.o-lane[data-lane="${over.karigarId}"]`)
    : screen.locator('.o-lane').nth(1);
  const name = (await target.locator('.k b').textContent()) ?? '';
  const to = await target.boundingBox();
  await screen.mouse.move(block.x, (to?.y ?? 0) + 20, { steps: 8 });
  return name;
}

async function pickUp(screen: Page, id: string): Promise<{ x: number; y: number }> {
  const block = screen.locator(`[data-visit="${id}"]`);
  const picked = screen.locator('.o-lane').first().locator(`[data-visit="${id}"].picked`);
  // The one that comes next is picked already.
  if ((await picked.count()) === 0) await block.click();
  await picked.waitFor();
  await block.hover();
  const box = await block.boundingBox();
  const at = {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  };
  await screen.mouse.down();
  return at;
}
