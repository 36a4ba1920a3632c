import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readEarnings } from '#contract/karigar/read-earnings.ts';
import { formatRupees } from '#kernel/money.ts';
import { cast } from '#testing/cast.ts';
import { expectAccessible } from '../booking-page.ts';
import { type OpsStage, opsPage } from '../of-staff.ts';
import type { Colleague } from './crew.ts';

/** The day's work in money: two are paid by the bank, one of them in vain, and the third holds our cash. */
type PayDay = { readonly paid: Colleague; readonly returned: Colleague; readonly holds: Colleague };

/** Pay goes out after a second person has checked it, one payment comes back and is paid again, and cash is handed in. */
export async function payWages(stage: OpsStage, day: PayDay): Promise<void> {
  const { paid, returned, holds } = day;
  const [first, second, cash] = await Promise.all([paid, returned, holds].map(earningsOf));
  expect(second?.toPayPaise).toBe(48_000);
  expect(cash).toMatchObject({ cashHeldPaise: 60_000, toPayPaise: 0 });
  const maker = await opsPage(stage, cast.leela.email, '/money/wages');
  await maker.getByRole('button', { name: 'Make today’s batch' }).press('Enter');
  await maker.getByText('somebody else checks it. Until then no file leaves.').waitFor();
  await expectAccessible(maker);
  expect(await maker.getByRole('button', { name: /^File for the bank/ }).isDisabled()).toBe(true);
  await maker.context().close();

  const page = await opsPage(stage, cast.meera.email, '/money/wages');
  const sum = formatRupees((first?.toPayPaise ?? 0) + (second?.toPayPaise ?? 0));
  await page.getByRole('button', { name: `Checked: 2 payments, ${sum}` }).press('Enter');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File for the bank (2 lines)' }).press('Enter');
  const file = await readFile(await (await saving).path(), 'utf8');
  const lineOf = ({ upiAddress }: Colleague) =>
    file.split('\n').find((line) => line.includes(upiAddress)) ?? '';
  expect(lineOf(paid)).toContain(((first?.toPayPaise ?? 0) / 100).toFixed(2));
  const referenceOf = (one: Colleague) => lineOf(one).split(',').at(-1);
  const answers = [`${referenceOf(paid)},SUCCESS,N123456789`, `${referenceOf(returned)},FAILED,`];
  await hearFromBank(page, answers, { paid, returned });
  await takeCash(page, holds.name);
  await page.context().close();
  expect(await earningsOf(paid)).toMatchObject({ toPayPaise: 0 });
  expect((await earningsOf(holds)).handedIn).toMatchObject([{ receipt: 'R-2026/17' }]);
}

async function hearFromBank(
  page: Page,
  answers: readonly string[],
  { paid, returned }: Pick<PayDay, 'paid' | 'returned'>,
): Promise<void> {
  const said = ['Customer Reference,Status,UTR', ...answers, 'X-1,SUCCESS,N1', ''].join('\n');
  const answer = { name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(said) };
  await page.getByLabel('File of the bank').setInputFiles(answer);
  await page.getByText('Recorded: 1 paid, 1 came back.').waitFor();
  await page.getByText('is none of our payments').waitFor();
  const row = page.getByRole('row', { name: new RegExp(returned.name) });
  await row.getByText('Owed again').waitFor();
  await page
    .getByRole('row', { name: new RegExp(paid.name) })
    .getByText('N123456789')
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make today’s batch' }).press('Enter');
  await row.getByText('no answer yet').waitFor();
  await page.getByText('You made this batch').waitFor();
}

/** The ₹600 of a visit that was paid in cash: more than that nobody can hand in. */
async function takeCash(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Cash' }).press('Enter');
  await page.getByRole('button', { name: `Hand in: ${name}` }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Counted, in ₹').fill('700');
  await sheet.getByLabel('Number of the receipt').fill('R-2026/17');
  await sheet.getByRole('button', { name: 'Hand in' }).press('Enter');
  await sheet.getByText('The Karigar does not hold that much').waitFor();
  await sheet.getByLabel('Counted, in ₹').fill('600');
  await sheet.getByRole('button', { name: 'Hand in' }).press('Enter');
  await page.getByText('No Karigar holds our cash.').waitFor();
  await page.getByRole('row', { name: /R-2026\/17/ }).waitFor();
  await expectAccessible(page);
}

async function earningsOf({ client }: Colleague) {
  const { value } = await client.call(readEarnings, {});
  if (!value) throw new Error('No earnings');
  return value;
}
