import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { newId } from '#kernel/ids.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { signInByCall } from './account-page.ts';
import { expectAccessible } from './booking-page.ts';
import { customerOf, decideAtTheGateway } from './paid-online.ts';
import { eachVisitor } from './visitors.ts';

let product: Product;
let page: Page;
eachVisitor(async (stage) => {
  ({ product, page } = stage);
  await signInByCall(stage.context, product, cast.asha.email);
});

async function bookPhotography(): Promise<string> {
  const client = await customerOf(product, cast.asha.email);
  const question = { serviceId: 2, pincode: '400076' };
  const day = (await client.call(readOpenSlots, question)).value;
  const answer = await client.call(placeBooking, {
    id: newId(),
    serviceId: 2,
    shownPricePaise: 200_000,
    date: day?.date ?? '',
    time: day?.slots.find(({ open }) => open)?.label ?? '',
    address: {
      street: 'Flat 702, Sahyadri Heights',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400076',
      landmark: '',
    },
    paymentMethod: 'upi',
  });
  if (!answer.value) throw new Error(`Not booked: ${answer.refusal?.code}`);
  return answer.value.booking.id;
}

async function pay(amount: string): Promise<void> {
  await page.getByRole('button', { name: `Pay ${amount} now` }).click();
  await decideAtTheGateway(page, product, 'pay');
  await page.getByRole('link', { name: 'See your booking' }).click();
  await page.getByText(`Payment received ${amount}`).first().waitFor();
}

describe('an event is paid in parts', () => {
  test('LIFE-05 80 % at once, 10 % on the day, 10 % when the work is accepted, each with its state and a way to pay', async () => {
    const id = await bookPhotography();
    await page.goto(`${product.url}/bookings/${id}`);
    const plan = page.getByRole('region', { name: 'Payment in parts' });
    const parts = () => plan.getByRole('listitem').allTextContents();
    await plan.waitFor();
    expect((await parts())[0]).toBe('Advance, 80%Due now₹1,600');
    await pay('₹1,600');
    expect((await parts())[0]).toMatch(/^Advance, 80%Paid on .+₹1,600$/);
    expect((await parts())[1]).toMatch(/^On the event day, 10%Due on .+₹200$/);
    expect((await parts())[2]).toBe(
      'After completion, 10%Due when the work is done and accepted₹200',
    );
    expect(await page.getByRole('button', { name: /^Pay / }).count()).toBe(0);

    await product.db.query(
      `update instalments set due_at = now() - interval '2 days' where booking_id = $1 and position = 2`,
      [id],
    );
    await page.reload();
    await plan.getByText(/^Overdue since/).waitFor();
    await expectAccessible(page);
    await pay('₹200');

    await product.db.query(`update bookings set status = 'completed' where id = $1`, [id]);
    await page.reload();
    await plan.getByText('Due now').waitFor();
    await page.getByRole('button', { name: 'Pay ₹200 now' }).click();
    await decideAtTheGateway(page, product, 'pay');
    await page.getByRole('link', { name: 'See your booking' }).click();
    await expect
      .poll(async () => (await parts()).filter((part) => part.includes('Paid on')))
      .toHaveLength(3);
  });
});
