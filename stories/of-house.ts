import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { BookingView } from '#contract/customer/booking.ts';
import { changeStaff } from '#contract/ops/change-staff.ts';
import { listFeatures } from '#contract/ops/list-features.ts';
import { switchFeature } from '#contract/ops/switch-feature.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import {
  bookNow,
  clearSavedHomes,
  dialogOf,
  expectAccessible,
  goToPayment,
  visitDashboard,
} from './booking-page.ts';
import { type OpsStage, opsPage, staffOf } from './of-staff.ts';
import { bookPlumbing, customerOf } from './paid-online.ts';

/** N15: called off so soon after it was booked it cost us nothing; with fees until three days before we would have paid. */
export async function tryOtherFees(
  { product }: OpsStage,
  page: Page,
  calledOff: BookingView | undefined,
): Promise<void> {
  await page.goto(`${product.url}/ops/house/fees`);
  await page.getByLabel('To', { exact: true }).fill(calledOff?.startsAt.slice(0, 10) ?? '');
  const reckon = page.getByRole('button', { name: 'Work it out' });
  await reckon.press('Enter');
  await page.getByText('No booking would have ended otherwise.').waitFor();
  await page.getByLabel('Free so many minutes after booking').fill('0');
  await page.getByLabel('Free until so many hours before').fill('72');
  await reckon.press('Enter');
  await page.getByText('would have ended otherwise, the greatest difference first').waitFor();
  const changed = page.getByRole('row', { name: calledOff?.reference.replace('AGN-', '') ?? '' });
  await changed.getByText('Called off by us · Plumbing').waitFor();
  await changed
    .getByText(/^₹0 → ₹[1-9]/)
    .first()
    .waitFor();
  await expectAccessible(page);
  // In the language of the console, as everything that is sold.
  await page.getByRole('button', { name: 'मरा' }).click();
  await changed.getByText('प्लंबिंग').waitFor();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
}

/** N01: a colleague keeps one role; the bar shows its rooms alone, and the address of another opens nothing. */
export async function takeRoles(stage: OpsStage, page: Page): Promise<void> {
  const { product } = stage;
  const meera = await staffOf(product, cast.meera.email);
  const giveBack = () =>
    meera.call(changeStaff, { userId: cast.leela.id, roles: [...STAFF_ROLES] });
  await product.db.query('update staff_sessions set stepped_up_at = now()');
  await giveBack();
  const second = await opsPage(stage, cast.leela.email, '/money');
  await second.getByRole('heading', { name: 'Stuck money' }).waitFor();
  await page.getByRole('link', { name: 'People and work' }).click();
  const colleague = page.getByRole('listitem').filter({ hasText: cast.leela.email });
  await colleague.getByRole('button', { name: 'Change roles' }).press('Enter');
  const dialog = page.getByRole('dialog');
  for (const role of ['Support', 'Dispatch', 'Quality', 'Finance', 'Administration'])
    await dialog.getByLabel(role, { exact: true }).uncheck();
  await dialog.getByText('They lose:').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save roles' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await second.goto(`${product.url}/ops/money/cash`);
  await second.getByRole('link', { name: 'Catalogue' }).first().waitFor();
  expect(await second.getByRole('link', { name: 'Bookings' }).count()).toBe(0);
  await second.getByText('You are not allowed to do this.').waitFor();
  await expectAccessible(second);
  await second.context().close();
  expect((await giveBack()).refusal).toBeUndefined();
}

const OFF = [
  'Bookings of events',
  'Online payment by the sandbox gateway',
  'Requests to be called back',
];

/** Says which payment an unknown line of a report is: the first who does waits for a second, the second ends it. */
export async function saysWhose(page: Page, isSecond: boolean): Promise<void> {
  const line = page.locator('.differences li').filter({ hasText: '₹12,000' });
  await line.getByText('Whose is it?').press('Enter');
  await line.getByRole('radio').press('Space');
  await line.getByText('Nothing changes for the customer').waitFor();
  const match = line.locator('form').filter({ hasText: 'Nothing changes for the customer' });
  if (isSecond) await match.getByText('said by Meera').waitFor();
  await match.getByLabel('Why').fill('The bank names the booking.');
  await expectAccessible(page);
  await match.getByRole('button', { name: 'It is this one' }).press('Enter');
  const said = isSecond ? 'It is explained: The bank' : 'You have said so.';
  await line.getByText(said).waitFor();
  await line.getByText('It may be ').waitFor();
  await expectAccessible(page);
}

/** Features are switched off, and customers read so where they would have pressed. */
export async function sayWhatIsOff(stage: OpsStage, page: Page): Promise<void> {
  const { product, browser } = stage;
  await switchAllOn(stage);
  const begun = await bookPlumbing(await customerOf(product, cast.asha.email), 'upi', 3);
  await page.getByRole('link', { name: 'Features' }).click();
  for (const name of OFF) {
    await page.getByRole('button', { name: `Switch off: ${name}` }).press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Why').fill('Nobody answers.');
    await sheet.getByRole('button', { name: 'Switch off' }).press('Enter');
    await page.getByRole('button', { name: `Change the end: ${name}` }).waitFor();
  }
  await clearSavedHomes(product);
  const asha = await visitDashboard(browser, product);
  await bookNow(asha, 'Event Photography');
  await dialogOf(asha).getByText('Right now no events can be booked.').waitFor();
  await expectAccessible(asha);
  await dialogOf(asha).getByRole('button', { name: 'Close' }).click();
  await bookNow(asha, 'Plumbing');
  await goToPayment(asha);
  await dialogOf(asha).getByText('Online payment is not working right now.').waitFor();
  await expect.poll(() => asha.getByRole('radio', { name: /^Cash/ }).isChecked()).toBe(true);
  await expect.poll(() => asha.locator('input[name="booking-method"]').count()).toBe(1);
  await expectAccessible(asha);
  // Cash is no choice any more for a booking that was begun online.
  await asha.goto(`${product.url}/bookings/${begun.id}`);
  await asha.getByText('is not working right now. Please try again later.').waitFor();
  await asha.context().close();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(product.url);
  await visitor.getByLabel('Name', { exact: true }).focus();
  await visitor.getByText('Right now we cannot call back.').waitFor();
  await visitor.context().close();
  await sayOffToCaller(product, page);
  await switchAllOn(stage);
}

/** A colleague on the telephone reads it before they promise anything. */
async function sayOffToCaller({ url }: Product, page: Page): Promise<void> {
  await page.goto(`${url}/ops/book`);
  const service = page.getByLabel('Service');
  await service.selectOption({ label: 'Event Photography' });
  await page.getByText('Right now no events can be booked.').waitFor();
  await service.selectOption({ label: 'Plumbing' });
  await page.getByText('Right now no events can be booked.').waitFor({ state: 'detached' });
  await page.getByLabel('Payment').selectOption({ label: 'UPI, by a link' });
  await page.getByText('Online payment is not working right now.').waitFor();
  await expectAccessible(page);
}

async function switchAllOn({ product }: OpsStage): Promise<void> {
  const meera = await staffOf(product, cast.meera.email);
  const { value } = await meera.call(listFeatures, {});
  for (const { feature, version, offUntil } of value?.features ?? [])
    if (offUntil) {
      const wish = { feature, version, offUntil: null, why: 'It answers again.' };
      expect((await meera.call(switchFeature, wish)).refusal).toBeUndefined();
    }
}
