import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { LANG_COOKIE } from '#i18n/index.ts';
import { cast } from '#testing/cast.ts';
import { expectAccessible, PHONE, visitDashboard } from '../booking-page.ts';
import { karigarWords, letTheHourCome, standAt } from '../karigar-stage.ts';
import { type OpsStage, opsPage, withoutPolling } from '../of-staff.ts';
import type { Colleague } from './crew.ts';

/**
 * It does not feel safe: held a moment, without a question; the customer hears that the visit is over, and whoever is on duty
 * sees and hears it, takes it, calls and closes it.
 */
export async function leaveForSafety(
  stage: OpsStage,
  id: string,
  karigar: Colleague,
): Promise<void> {
  const { product, browser } = stage;
  const desk = await opsPage(stage, cast.meera.email, '', countNotes);
  await desk.context().addInitScript(withoutPolling);
  await desk.reload();
  await desk.getByRole('heading', { name: 'Needs somebody' }).waitFor();
  // A page sounds once somebody has touched it.
  await desk.getByRole('button', { name: 'Mine' }).press('Enter');
  await desk.getByRole('button', { name: /^All/ }).press('Enter');
  await letTheHourCome(product, id);
  const home = await visitDashboard(browser, product, { viewport: PHONE });
  await home.goto(`${product.url}/bookings/${id}`);
  const telephone = await browser.newContext({
    ...{ viewport: PHONE, reducedMotion: 'reduce', hasTouch: true },
  });
  await holdToLeave(stage, { telephone, home }, id, karigar);
  const status = async () =>
    (await product.db.query('select status from bookings where id = $1', [id])).rows[0]?.status;
  await expect.poll(status).toBe('cancelled');
  const { rows } = await product.db.query(
    'select opened_by from safety_cases where booking_id = $1',
    [id],
  );
  expect(rows).toEqual([{ opened_by: 'karigar' }]);
  await Promise.all([home.context().close(), telephone.close()]);
  await answerAtDesk(desk, karigar.name);
}

type AtTheVisit = { readonly telephone: BrowserContext; readonly home: Page };

/** On the Karigar's telephone, in Hindi. */
async function holdToLeave(
  { product }: OpsStage,
  { telephone, home }: AtTheVisit,
  id: string,
  { client }: Colleague,
): Promise<void> {
  const words = await karigarWords('hi');
  await telephone.addCookies([
    ...[...client.cookies].map(([name, { value }]) => ({ name, value, url: product.url })),
    { name: LANG_COOKIE, value: 'hi', url: product.url },
  ]);
  const work = await telephone.newPage();
  await work.goto(`${product.url}/karigar/visits/${id}`);
  await work.locator('.k-pill').waitFor();
  await standAt(telephone, work, id);
  await work.getByRole('button', { name: words.visit.dispatchVisit }).press('Enter');
  const pill = work.locator('.k-pill').getByText(words.visit.status.dispatched, { exact: true });
  await pill.waitFor();
  await home.locator('.start-code').waitFor();
  await work.getByRole('button', { name: words.safety.open }).press('Enter');
  await work.getByRole('button', { name: words.safety.hold }).focus();
  await work.keyboard.down(' ');
  await work.getByRole('dialog').getByText(words.safety.apart).waitFor();
  await work.keyboard.up(' ');
  await home.locator('.start-code').waitFor({ state: 'detached' });
}

/** In the page: the notes of the alarm that were played, instead of a sound that a test cannot hear. */
function countNotes(): void {
  const { prototype } = OscillatorNode;
  const start = prototype.start;
  prototype.start = function play(when) {
    const { dataset } = document.documentElement;
    dataset.notes = `${Number(dataset.notes ?? 0) + 1}`;
    start.call(this, when);
  };
}

/** The exit came by the stream while the list was open: it is taken, the Karigar called, and it goes from the list. */
async function answerAtDesk(desk: Page, name: string): Promise<void> {
  const exit = desk.getByRole('button', { name: 'Somebody left a visit for safety' });
  const row = desk.locator('.o-x', { has: exit });
  await exit.first().waitFor();
  const notes = async () => Number(await desk.locator('html').getAttribute('data-notes'));
  await expect.poll(notes).toBeGreaterThanOrEqual(2);
  await exit.first().press('Enter');
  await row.getByRole('button', { name: 'I take it' }).press('Enter');
  await row.getByText('Meera Sawant has it.').waitFor();
  await row.getByRole('button', { name: 'Show whom to call' }).press('Enter');
  await row.getByText(name).first().waitFor();
  expect(await row.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toMatch(/^tel:\+91/);
  await row.getByRole('button', { name: 'Show the customer’s number' }).press('Enter');
  await row.getByLabel('Why').fill('Hears that the visit has ended.');
  await row.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await row.getByRole('link', { name: /^\+91/ }).nth(1).waitFor();
  await row.getByLabel('What they said').fill('Safe at home.');
  await expectAccessible(desk);
  await row.getByRole('button', { name: 'I have called' }).press('Enter');
  await row.getByText(/^Called at/).waitFor();
  await row.getByRole('link', { name: 'Open the file' }).press('Enter');
  const panel = desk.getByRole('region', { name: 'Left for safety' });
  await panel.getByRole('button', { name: 'Show whom to call' }).press('Enter');
  await panel.getByRole('button', { name: 'They are safe: close' }).press('Enter');
  await panel.getByText('Nobody waits for a call any more.').waitFor();
  await panel.getByRole('button', { name: 'Close the safety case' }).press('Enter');
  await panel.getByRole('button', { name: 'Close the safety case' }).waitFor({ state: 'detached' });
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Now' }).first().press('Enter');
  await desk.getByRole('heading', { name: 'Needs somebody' }).waitFor();
  await expect.poll(() => exit.count()).toBe(0);
  await desk.context().close();
}
