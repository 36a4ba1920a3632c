import type { Page } from 'playwright';
import { expect } from 'vitest';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { cast } from '#testing/cast.ts';
import { expectAccessible } from '../booking-page.ts';
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

/** Five visits of Ravi, who is ill, go to others: by the mouse, by a colleague who is quicker, and by keyboard. */
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
  await laneOf(desk, one).getByText(cast.ravi.fullName).waitFor();
  await giveByMouse(desk, colleague, one);
  const first = await whoComes(product, one, crew);
  await beOvertaken(stage, { desk, colleague }, two, first);
  const second = await whoComes(product, two, crew);
  await moveAside(desk, three);
  await giveByKeyboard(desk, colleague, three);
  await giveByKeyboard(desk, colleague, four, first);
  const last = crew.find((person) => person !== first && person !== second) ?? first;
  await giveByKeyboard(desk, colleague, five, last);
  await expectAccessible(desk);
  const { rows } = await product.db.query(
    `select count(distinct subject)::int from events where subject = any($1) and actor like 'ops:%' and type = 'KarigarReplaced'`,
    [visits],
  );
  expect(rows).toEqual([{ count: visits.length }]);
  await Promise.all([desk, colleague].map((screen) => screen.context().close()));
  return { visits, first, second, last };
}

const laneOf = (screen: Page, id = '') =>
  screen.locator('.o-lane', { has: screen.locator(`[data-visit="${id}"]`) });
const laneWith = (screen: Page, id: string, of: number) =>
  screen.locator(`.o-lane[data-lane="${of}"] [data-visit="${id}"]`);
const besidePointer = (desk: Page) => desk.locator('.o-pop');

/** Shows what a drop would do beside the pointer; Escape puts the visit back, and then it is dropped. */
async function giveByMouse(desk: Page, colleague: Page, id: string): Promise<void> {
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
  await dragDown(desk, id);
  await beside.getByText(/At the door/).waitFor();
  await desk.mouse.up();
  const sheet = desk.getByRole('dialog');
  await sheet.getByText(/At the door/).waitFor();
  await sheet.getByLabel('Why').fill('Ill since eight.');
  await sheet.getByRole('button', { name: `Give to ${free}` }).click();
  await laneOf(desk, id).getByText(free).waitFor();
  await laneOf(colleague, id).getByText(free).waitFor();
}

/** A colleague is quicker: the drop is refused, and what it would do is looked at anew. */
async function beOvertaken(
  { product }: OpsStage,
  { desk, colleague }: { readonly desk: Page; readonly colleague: Page },
  id: string,
  busy: Colleague,
): Promise<void> {
  const suresh = await staffOf(product, cast.suresh.email);
  const wanted = await dragDown(desk, id);
  await besidePointer(desk)
    .getByText(/At the door/)
    .waitFor();
  await desk.mouse.up();
  const sheet = desk.getByRole('dialog');
  await sheet.getByText(/At the door/).waitFor();
  const third = desk.locator('.o-lane').nth(2);
  const isBusy = (await third.getAttribute('data-lane')) === String(busy.karigarId);
  const next = isBusy ? desk.locator('.o-lane').nth(3) : third;
  const karigarId = Number(await next.getAttribute('data-lane'));
  const byThen = await next.locator('.k b').textContent();
  const quicker = await suresh.call(assignByHand, { id, karigarId, why: 'She asked for them.' });
  expect(quicker.refusal).toBeUndefined();
  await sheet.getByLabel('Why').fill('Ill since eight.');
  await sheet.getByRole('button', { name: `Give to ${wanted}` }).click();
  await sheet.getByRole('alert').getByText('Something has changed in this booking').waitFor();
  await sheet.getByText(`Suresh Patil · ${byThen}`).waitFor();
  await sheet.getByRole('button', { name: 'Back' }).click();
  await laneWith(colleague, id, karigarId).waitFor();
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

/** The same without a mouse: to whoever fits best, or to somebody chosen. */
async function giveByKeyboard(
  desk: Page,
  colleague: Page,
  id: string,
  to?: Colleague,
): Promise<void> {
  const sheet = desk.getByRole('dialog');
  await desk.locator(`[data-visit="${id}"]`).press('Enter');
  // The button beside the head of the timeline may still be that of the visit before.
  await desk.locator(`[data-visit="${id}"].picked`).waitFor();
  // The lane has gone to the top, and the focus with it.
  await expect
    .poll(() => desk.evaluate(() => (document.activeElement as HTMLElement).dataset.visit))
    .toBe(id);
  await desk.getByRole('button', { name: 'Move this visit' }).press('Enter');
  const whom = sheet.getByLabel('To another Karigar');
  await whom.waitFor();
  if (to) await whom.selectOption(String(to.karigarId));
  await sheet.getByRole('button', { name: 'Show what it does' }).first().press('Enter');
  await sheet.getByText(/At the door/).waitFor();
  await sheet.getByLabel('Why').fill('Ill since eight.');
  await desk.keyboard.press('Enter');
  // Until the sheet is gone nothing behind it takes a key, and the message may be that of the visit before.
  await sheet.waitFor({ state: 'detached' });
  await desk.locator('.o-toast').getByText('Done').waitFor();
  await laneOf(colleague, id)
    .filter({ hasText: cast.ravi.fullName })
    .waitFor({ state: 'detached' });
  await laneOf(colleague, id).waitFor();
}

async function openTomorrow(stage: OpsStage, who: string, prepare?: () => void): Promise<Page> {
  const screen = await opsPage(stage, who, '', prepare);
  await screen.getByRole('button', { name: 'Day after' }).click();
  await screen.locator('[data-visit]').first().waitFor();
  return screen;
}

/** Picks the visit, so that those who fit it stand below, and drags it over the first of them; answers who that is. */
async function dragDown(screen: Page, id: string): Promise<string> {
  const block = await pickUp(screen, id);
  const target = screen.locator('.o-lane').nth(1);
  const name = (await target.locator('.k b').textContent()) ?? '';
  const to = await target.boundingBox();
  await screen.mouse.move(block.x, (to?.y ?? 0) + 20, { steps: 8 });
  return name;
}

async function pickUp(screen: Page, id: string): Promise<{ x: number; y: number }> {
  const block = screen.locator(`[data-visit="${id}"]`);
  await block.click();
  await screen.locator('.o-lane').first().locator(`[data-visit="${id}"].picked`).waitFor();
  await block.hover();
  const box = await block.boundingBox();
  const at = {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  };
  await screen.mouse.down();
  return at;
}
