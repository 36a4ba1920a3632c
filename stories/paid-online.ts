import type { Page } from 'playwright';
import type { BookingView } from '#contract/customer/booking.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { newId } from '#kernel/ids.ts';
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
