import type { Browser, Page } from 'playwright';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import type { BookingView } from '#contract/customer/booking.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { newId } from '#kernel/ids.ts';
import type { Lang } from '#kernel/languages.ts';
import { cast } from '#testing/cast.ts';
import type { Product } from '#testing/product.ts';
import { PHONE } from './booking-page.ts';
import { customerOf } from './paid-online.ts';

/** Asha's visit, accepted, and begun a quarter of an hour ago: nobody books so shortly, so the clock is put back for it. */
export async function bookForToday(product: Product): Promise<BookingView> {
  const client = await customerOf(product, cast.asha.email);
  const address = {
    street: '12 Hill Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400069',
    landmark: '',
    society: 'Sahyadri Heights CHS Ltd',
    wing: 'B',
    flat: '702',
  };
  const ravi = `(select id from karigars where user_id = '${cast.ravi.id}')`;
  const day = await client.call(readOpenSlots, { serviceId: 1, pincode: address.pincode });
  const slot = day.value?.slots.find(({ open }) => open);
  const placed = await client.call(placeBooking, {
    id: newId(),
    serviceId: 1,
    date: day.value?.date ?? '',
    time: slot?.label ?? '',
    address,
    paymentMethod: 'cash',
    shownPricePaise: 50_000,
  });
  if (!placed.value) throw new Error(`Not booked: ${placed.refusal?.code}`);
  const { id } = placed.value.booking;
  await product.db.query(
    `update holds set karigar_id = ${ravi}, leave_at = now() - interval '45 minutes', starts_at = now() - interval '15 minutes',
      ends_at = now() + interval '75 minutes' where booking_id = $1`,
    [id],
  );
  await product.db.query(
    `update bookings set status = 'assigned', starts_at = now() - interval '15 minutes',
      ends_at = now() + interval '75 minutes', until_at = now() + interval '75 minutes' where id = $1`,
    [id],
  );
  return placed.value.booking;
}

/** A guard’s telephone, which keeps the page where its browser lets it. */
export async function guardsPhone(
  { browser, product }: { browser: Browser; product: Product },
  lang: Lang,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers });
  await context.addCookies([{ name: 'lang', value: lang, url: product.url }]);
  return context.newPage();
}

/** Reads the customer's screen as the camera of a guard's telephone would. */
export async function scanned(page: Page): Promise<string> {
  const shot = await page.getByRole('img', { name: 'Pass for the guard’s camera' }).screenshot();
  const { data, info } = await sharp(shot)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}
