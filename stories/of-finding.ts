import type { Page } from 'playwright';
import { expect } from 'vitest';
import { cast } from '#testing/cast.ts';
import { expectAccessible } from './booking-page.ts';
import { press, type } from './keyboard.ts';
import { type OpsStage, opsPage } from './of-staff.ts';

/** The search takes what callers say, by keyboard alone; `paid` was paid at the gateway. */
export async function findAsTheySayIt(
  { product }: OpsStage,
  page: Page,
  { booked, paid }: { readonly booked: string; readonly paid: string },
): Promise<void> {
  const { rows } = await product.db.query(
    `select a.gateway_reference as number, b.reference from payment_attempts a join bookings b on b.id = a.booking_id
      where b.id = $1 and a.state = 'succeeded'`,
    [paid],
  );
  const find = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill(text);
  };
  const hits = page.getByRole('dialog').getByRole('button');
  // A home without its society in a field of its own.
  await find('702 Sahyadri Heights');
  await hits.filter({ hasText: booked }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await find('asha 2345');
  await page.getByRole('dialog').getByText('Nothing found.').waitFor();
  await page.keyboard.press('Escape');
  await find(`asha ${cast.asha.mobile?.slice(-4)}`);
  await hits.filter({ hasText: 'Asha Kulkarni' }).first().waitFor();
  await page.keyboard.press('Escape');
  await find('400076');
  await page.getByRole('dialog').getByText('Show the bookings of 400076').waitFor();
  await page.keyboard.press('Escape');

  await find('gulmohar');
  await hits.filter({ hasText: 'Gulmohar' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Rules of the society' }).waitFor();
  await expectAccessible(page);

  await find(rows[0].number);
  await hits.filter({ hasText: rows[0].number }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Paid out to us by the gateway' }).waitFor();
  await page.getByRole('link', { name: rows[0].reference }).waitFor();
  await expectAccessible(page);
}

/** A filter is saved under a name, found again after a reload, and forgotten. */
export async function saveOneView({ product }: OpsStage, page: Page): Promise<void> {
  await page.goto(`${product.url}/ops/bookings?pincode=400076`);
  await page.getByRole('button', { name: 'Save view' }).press('Enter');
  await page.getByLabel('Name of the view').fill('Powai');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Powai' }).waitFor();
  await page.getByRole('link', { name: 'Payment due' }).click();
  await expect.poll(() => page.getByLabel('Pincode').inputValue()).toBe('');
  await page.reload();
  await page.getByRole('link', { name: 'Powai' }).click();
  await expect.poll(() => page.getByLabel('Pincode').inputValue()).toBe('400076');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the view Powai' }).click();
  await page.getByRole('link', { name: 'Powai' }).waitFor({ state: 'detached' });
}

/** A customer is paused, without a mouse; what they say against it reaches a colleague, who grants it. */
export async function pauseAndHear(stage: OpsStage, page: Page): Promise<void> {
  const { product } = stage;
  const push = (name: string) => press(page, page.getByRole('button', { name, exact: true }));
  const write = (label: string, text: string) => type(page, page.getByLabel(label), text);
  await page.goto(`${product.url}/ops/customers/${cast.imran.id}`);
  await page.getByLabel('What they read').waitFor();
  await write('What they read', 'Four visits were in vain.');
  await product.db.query('update staff_sessions set stepped_up_at = now()');
  await push('Pause the account');
  await page.getByText(/^Ends by itself/).waitFor();
  await write('Evidence', 'The guard has seen nobody.');
  await push('Pause stays 7 days');
  await page.getByText('The guard has seen nobody.').waitFor();
  await write('What they say against it', 'The bell was broken.');
  await push('Write down the appeal');
  await page.getByLabel('The answer, which they read').waitFor();
  await write('The answer, which they read', 'We look at it.');
  await push('Grant the appeal');
  await page.getByText('has to answer the appeal').waitFor();
  await expectAccessible(page);

  const second = await opsPage(stage, cast.leela.email);
  const there = (name: string) => second.getByRole('button', { name });
  await second.getByText('Somebody who is paused says that it is wrong').first().click();
  await there('I take it').press('Enter');
  await second.getByRole('link', { name: 'Open the file' }).press('Enter');
  await second.getByLabel('The answer, which they read').waitFor();
  await type(second, second.getByLabel('The answer, which they read'), 'The guard agrees.');
  await press(second, there('Grant the appeal'));
  await second.getByRole('heading', { name: 'Pauses before' }).waitFor();
  await second.getByText('The guard agrees.').first().waitFor();
  await second.goto(`${product.url}/ops/customers`);
  await second.getByText('Nobody is paused.').waitFor();
  await expectAccessible(second);
  await second.context().close();
}
