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
  await page.reload();
  await page.getByRole('button', { name: 'Agree…' }).press('Enter');
  await page.getByText('Paid ₹12,000. With this, ₹6,000 has gone back.').waitFor();
  await page.getByRole('button', { name: 'Agree', exact: true }).press('Enter');
  await expect.poll(() => page.getByText('waits for a second person').count()).toBe(0);
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
