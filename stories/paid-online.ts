import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { BookingView } from '#contract/customer/booking.ts';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { DEMO_PASSWORD } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';

const PLUMBING = { serviceId: 3, shownPricePaise: 80_000 };
const ADDRESS = {
  street: 'Flat 702, Sahyadri Heights',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400076',
  landmark: 'Opposite the lake gate',
};

/** Somebody without a browser, by both apps. */
export async function customerOf(product: Product, identifier: string): Promise<Client> {
  const client = createClient(product.url);
  const own = { identifier, password: DEMO_PASSWORD, remember: false };
  await client.call(signIn, own);
  await createClient(product.url, { app: 'karigar', cookies: client.cookies }).call(signIn, own);
  return client;
}

/** Books plumbing at a free hour of a day that is so many days ahead. */
export async function bookPlumbing(
  client: Client,
  paymentMethod: 'upi' | 'cash',
  daysAhead = 1,
): Promise<BookingView> {
  const { date, time } = await freeHour(client, daysAhead);
  const answer = await client.call(placeBooking, {
    ...PLUMBING,
    id: newId(),
    date,
    time,
    address: ADDRESS,
    paymentMethod,
  });
  if (!answer.value) throw new Error(`Not booked: ${answer.refusal?.code}`);
  return answer.value.booking;
}

/** The first hour of plumbing that is free on a day so many days ahead. */
export async function freeHour(
  client: Client,
  daysAhead: number,
): Promise<{ readonly date: string; readonly time: string }> {
  const first = await client.call(readOpenSlots, { serviceId: 3, pincode: ADDRESS.pincode });
  const today = Date.parse(`${first.value?.today}T00:00Z`);
  const date = new Date(today + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const day = await client.call(readOpenSlots, { serviceId: 3, date, pincode: ADDRESS.pincode });
  const slot = day.value?.slots.find(({ open }) => open);
  return { date, time: slot?.label ?? '' };
}

/** Acts as the person on the gateway's page, and returns to the shop. */
export async function decideAtTheGateway(
  page: Page,
  product: Product,
  choice: 'pay' | 'decline' | 'undecided',
): Promise<void> {
  await page.waitForURL(`${product.gatewayUrl}/**`);
  await page.locator(`button[name=choice][value=${choice}]`).click();
  await page.waitForURL(`${product.url}/payment-success?**`);
}

/** An event in ten days, whose advance was paid. */
export async function payForEvent(product: Product, client: Client): Promise<string> {
  const { id, payment } = await bookEvent(client, 'upi');
  await payAtOnce(product, client, id, payment.dueNowPaise);
  return id;
}

/** The same, and nothing is paid yet. */
export async function bookEvent(
  client: Client,
  paymentMethod: 'upi' | 'cash',
): Promise<BookingView> {
  const date = addDays(dateInIndia(Date.now()), 10);
  const here = { serviceId: 6, pincode: '400076' };
  const day = await client.call(readOpenSlots, { ...here, date });
  const placed = await client.call(placeBooking, {
    ...{ id: newId(), serviceId: 6, shownPricePaise: 1_500_000, date, paymentMethod },
    time: day.value?.slots.find(({ open }) => open)?.label ?? '',
    address: {
      ...{ street: 'Flat 702', city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: '400076', landmark: '' },
    },
  });
  if (!placed.value) throw new Error(`Not booked: ${placed.refusal?.code}`);
  return placed.value.booking;
}

/** Pays what is due for a booking, without a browser, and waits until the server knows it. */
export async function payAtOnce(
  product: Product,
  client: Client,
  bookingId: string,
  amount: number,
): Promise<void> {
  let payUrl = '';
  // The simulated gateway starts when it is first needed, which a busy machine does not do within the time of one question.
  await expect
    .poll(async () => {
      const begun = await client.call(initiatePayment, {
        ...{ provider: 'sandbox', bookingId, amount },
        redirectUrl: `${product.url}/payment-success`,
      });
      payUrl = begun.value?.redirectUrl ?? '';
      return begun.refusal;
    })
    .toBeUndefined();
  const body = new URLSearchParams({ choice: 'pay', webhook: 'once', mode: 'UPI' });
  await fetch(payUrl, { method: 'POST', redirect: 'manual', body });
  const paid = async () => {
    const { rowCount } = await product.db.query(
      `select from payment_attempts where booking_id = $1 and state = 'succeeded'`,
      [bookingId],
    );
    return rowCount;
  };
  await expect.poll(paid).toBe(1);
}
