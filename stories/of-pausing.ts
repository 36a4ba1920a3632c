import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { acceptWork } from '#contract/customer/accept-work.ts';
import { makeKarigarPayouts } from '#contract/ops/make-karigar-payouts.ts';
import { LANG_COOKIE } from '#i18n/index.ts';
import { loadKarigarWords } from '#i18n/karigar.ts';
import { cast } from '#testing/cast.ts';
import { type Colleague, hire, serveVisit } from './bad-day/crew.ts';
import { fillDayOf } from './bad-day/ravis-day.ts';
import { expectAccessible, PHONE } from './booking-page.ts';
import { press, tabTo, type } from './keyboard.ts';
import { type OpsStage, opsPage, staffOf } from './of-staff.ts';
import { customerOf } from './paid-online.ts';

/** A second try meets the first one's Karigar. */
const NAMES = ['Farida Khan', 'Farida Momin'];
let tries = 0;

const NOTICE = 'दो घरों ने देर की शिकायत की है।';
const EVIDENCE = 'दोनों दिन का रास्ता हमने देखा।';
const APPEAL = 'दोनों दिन पुल बंद था।';
const ANSWER = 'पुल सच में बंद था।';

/**
 * A Karigar is paused, all of it without a mouse: they read the notice and the evidence in their language and answer; only a
 * colleague who has neither paused nor decided may grant it. What they had earned is paid meanwhile.
 */
export async function pauseKarigarByKeyboard(stage: OpsStage): Promise<void> {
  const { product } = stage;
  const farida = await workedAndBooked(stage);
  await product.db.query('update staff_sessions set stepped_up_at = now()');
  const page = await opsPage(stage, cast.meera.email, '/karigars/paused');
  const form = page.locator('form', { hasText: 'Pause a Karigar' });
  await type(page, form.getByLabel('Number of the Karigar'), String(farida.karigarId));
  await tabTo(page, form.getByLabel('Reason'));
  await page.keyboard.press('ArrowDown');
  await type(page, form.getByLabel('What the Karigar reads, in their language'), NOTICE);
  await press(page, form.getByRole('button', { name: 'Pause a Karigar' }));
  const row = page.locator('article', { hasText: `${farida.name} · Complaints` });
  await row.getByText(/^Ends by itself/).waitFor();
  await expectAccessible(page);
  await expectTold(stage, farida);

  const theirs = await phoneOf(stage, farida);
  const { pause: says } = (await loadKarigarWords('hi')).work;
  await theirs.getByText(says.text).waitFor();
  await theirs.getByText(NOTICE).waitFor();
  await theirs.getByText(says.paid).waitFor();
  await decide(page, row, { why: EVIDENCE, button: 'Pause stays 7 days' });
  await row.getByText(EVIDENCE).waitFor();
  await theirs.reload();
  await theirs.getByText(EVIDENCE).waitFor();
  await type(theirs, theirs.getByLabel(says.yourAnswer), APPEAL);
  await press(theirs, theirs.getByRole('button', { name: says.send }));
  await theirs.getByText(APPEAL, { exact: true }).waitFor();
  await expectAccessible(theirs);
  await expectPaid(stage, theirs, farida);

  await page.reload();
  await row.getByText(APPEAL).waitFor();
  await decide(page, row, { why: ANSWER, button: 'Grant the appeal' });
  await row.getByText('A colleague who has neither paused nor decided').waitFor();
  const second = await opsPage(stage, cast.leela.email, '/karigars/paused');
  const same = second.locator('article', { hasText: farida.name });
  await decide(second, same, { why: ANSWER, button: 'Grant the appeal' });
  await same.waitFor({ state: 'detached' });
  await theirs.goto(`${product.url}/karigar`);
  await theirs.getByRole('navigation').waitFor();
  expect(await theirs.getByText(says.title).count()).toBe(0);
  await Promise.all([page, second, theirs].map((one) => one.context().close()));
}

/** Somebody who speaks Hindi has worked for money that came online, and is promised to another home. */
async function workedAndBooked({ product }: OpsStage): Promise<Colleague> {
  const [ops, asha] = await Promise.all([
    staffOf(product, cast.meera.email),
    customerOf(product, cast.asha.email),
  ]);
  await product.db.query('update staff_sessions set stepped_up_at = now()');
  const farida = await hire(product, ops, NAMES[tries++ % 2] as string);
  await product.db.query(`update users set language = 'hi' where email = $1`, [farida.email]);
  const { karigarId } = farida;
  const stage = { product, ops, customer: asha };
  const [done] = await fillDayOf(karigarId, stage, { most: 2, paid: 1 });
  await serveVisit(product, done?.id ?? '', { client: asha, worker: farida });
  await asha.call(acceptWork, { id: done?.id ?? '' });
  return farida;
}

/** At once it stands in their list, by night before it rings; and nobody waits for them at the other home. */
async function expectTold({ product }: OpsStage, { karigarId, email }: Colleague): Promise<void> {
  const { db } = product;
  const told = async () => {
    const { rows } = await db.query(
      `select n.kind from notifications n join users u on u.id = n.user_id
        where u.email = $1 and n.kind = 'paused'`,
      [email],
    );
    return rows;
  };
  await expect.poll(told).toEqual([{ kind: 'paused' }]);
  const { rows } = await db.query(
    `select count(*)::int from visits v join bookings b on b.id = v.id
      where v.karigar_id = $1 and b.status in ('pending', 'assigned')`,
    [karigarId],
  );
  expect(rows).toEqual([{ count: 0 }]);
}

async function phoneOf({ product, browser }: OpsStage, { client }: Colleague): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  const own = [...client.cookies].filter(([name]) => name === 'aangan_karigar');
  await context.addCookies(
    [...own.map(([name, { value }]) => ({ name, value })), { name: LANG_COOKIE, value: 'hi' }].map(
      (one) => ({ ...one, url: product.url }),
    ),
  );
  const page = await context.newPage();
  await page.goto(`${product.url}/karigar`);
  return page;
}

type Decided = { readonly why: string; readonly button: string };

async function decide(page: Page, row: Locator, { why, button }: Decided): Promise<void> {
  const field = row.getByLabel('Why');
  await tabTo(page, field);
  await field.selectText();
  await page.keyboard.type(why);
  await press(page, row.getByRole('button', { name: button }));
}

/** The work was worth ₹480 to them; it stands in the batch of the day, and on their own screen. */
async function expectPaid(
  { product }: OpsStage,
  theirs: Page,
  { karigarId }: Colleague,
): Promise<void> {
  const ops = await staffOf(product, cast.leela.email);
  await product.db.query('update staff_sessions set stepped_up_at = now()');
  const batch = await ops.call(makeKarigarPayouts, {});
  expect(batch.value?.payouts.find((one) => one.karigarId === karigarId)).toMatchObject({
    amountPaise: 48_000,
    stopped: false,
  });
  const { pause: says } = (await loadKarigarWords('hi')).work;
  await press(theirs, theirs.getByRole('link', { name: says.earnings }));
  await theirs.getByText('₹480').first().waitFor();
}
