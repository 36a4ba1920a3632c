import { expect } from 'vitest';
import { cast } from '#testing/cast.ts';
import { expectAccessible } from '../booking-page.ts';
import { type OpsStage, opsPage } from '../of-staff.ts';
import { customerOf, payForEvent } from '../paid-online.ts';

/**
 * A large refund is seen before it is asked for. A second person declines it with a reason; asked for again, they agree only
 * after seeing what the customer will have had back.
 */
export async function refundByTwo(stage: OpsStage): Promise<void> {
  const { product } = stage;
  const id = await payForEvent(product, await customerOf(product, cast.imran.email));
  await ask(stage, id, true);
  const page = await opsPage(stage, cast.leela.email, '/money');
  await page.getByRole('button', { name: 'Decline…' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Nothing is paid.').waitFor();
  await sheet.getByLabel('Why').fill('The hall was open after all.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect.poll(() => page.getByText('waits for a second person').count()).toBe(0);
  await ask(stage, id);
  await payFromOurPocket(stage, id);
  await page.reload();
  await page.getByRole('button', { name: 'Agree…' }).press('Enter');
  await page.getByText('Paid ₹12,000. With this, ₹6,000 has gone back.').waitFor();
  await page.getByRole('button', { name: 'Agree', exact: true }).press('Enter');
  await expect.poll(() => page.getByText('waits for a second person').count()).toBe(0);
  await page.context().close();
}

/**
 * Our own money for the customer, from their file: first there is no way to them, then one that they have confirmed; too much for one
 * person it waits, and whoever asked takes it back.
 */
async function payFromOurPocket(stage: OpsStage, bookingId: string): Promise<void> {
  const { db } = stage.product;
  const { rows } = await db.query('select user_id as id from bookings where id = $1', [bookingId]);
  const page = await opsPage(stage, cast.meera.email, `/customers/${rows[0]?.id}`);
  const sheet = page.getByRole('dialog');
  const look = async (rupees: string) => {
    await page.getByRole('button', { name: 'Pay them…' }).press('Enter');
    await sheet.getByLabel('Amount in ₹').fill(rupees);
    await sheet.getByRole('button', { name: 'See what it does' }).press('Enter');
  };
  await look('6000');
  await sheet.getByText('They have not confirmed a UPI ID.').waitFor();
  await page.keyboard.press('Escape');
  await db.query(
    `insert into payout_destinations (id, user_id, upi_id, holder_name, looked_up_at, confirmed_at)
      values (gen_random_uuid(), $1, 'imran@okbank', 'IMRAN SHAIKH', now(), now())`,
    [rows[0]?.id],
  );
  await page.reload();
  await look('6000');
  await sheet.getByText('₹6,000 of our own money goes to Imran Shaikh').waitFor();
  await sheet.getByText('a second person has to agree under Money').waitFor();
  await expectAccessible(page);
  await sheet.getByLabel('Why').fill('Their cake fell in the lift.');
  await sheet.getByRole('button', { name: 'Pay ₹6,000' }).press('Enter');
  await sheet.getByRole('button', { name: 'Take it back' }).press('Enter');
  await sheet.getByText('Taken back. Nothing is paid.').waitFor();
  await page.context().close();
}

async function ask(stage: OpsStage, id: string, isFirst = false): Promise<void> {
  const asks = await opsPage(stage, cast.meera.email, `/bookings/${id}`);
  await asks.getByRole('button', { name: 'Refund money…' }).press('Enter');
  const sheet = asks.getByRole('dialog');
  await sheet.getByLabel('Amount in ₹').fill('6000');
  await sheet.getByRole('button', { name: 'See what it does' }).press('Enter');
  await sheet.getByText('Paid ₹12,000. With this, ₹6,000 has gone back.').waitFor();
  await sheet.getByText('a second person has to agree').waitFor();
  if (isFirst) await expectAccessible(asks);
  await sheet.getByLabel('Why').fill('The hall was shut.');
  await sheet.getByRole('button', { name: 'Refund ₹6,000' }).press('Enter');
  await sheet.getByText('Noted. It’s sent when a second person has agreed.').waitFor();
  await asks.context().close();
}
