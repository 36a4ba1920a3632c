import type { BrowserContext, Page } from 'playwright';
import type { BookingView } from '#contract/customer/booking.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { endOfNight } from '#contract/terms/end-of-night.ts';
import type { Lang } from '#i18n/index.ts';
import { type KarigarWords, loadKarigarWords } from '#i18n/karigar.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia, type LocalDate, MINUTE } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';
import { codeSentTo } from './outbox.ts';
import { laterToday } from './visit-under-way.ts';

/** Ravi with a number that codes are really sent to. */
export const RAVIS_MOBILE = '+919820098200';

/** Ravi is the only electrician who works, and has proven a number that codes are sent to. */
export async function leaveOnlyRavi({ db }: Pick<Product, 'db'>): Promise<void> {
  await db.query(
    `update karigars set active = false where user_id is distinct from $1
      and id in (select karigar_id from karigar_skills where service_id = 5)`,
    [cast.ravi.id],
  );
  await db.query('update users set mobile = $2, mobile_proven_at = now() where id = $1', [
    cast.ravi.id,
    RAVIS_MOBILE,
  ]);
}

const ADDRESS = {
  street: 'Linking Road Lane 4',
  society: 'Sahyadri Heights',
  wing: 'B',
  flat: '702',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400053',
  landmark: 'Opposite the lake gate',
};

/** Electrical repairs at Asha's, in cash, on a day on which Ravi works; Ravi is asked at once. */
export async function bookElectrician(client: Client, daysAhead = 1): Promise<BookingView> {
  const { pincode } = ADDRESS;
  const from = nextMorning() ?? addDays(dateInIndia(Date.now()), daysAhead);
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const date = addDays(from, ahead);
    const day = await client.call(readOpenSlots, { serviceId: 5, date, pincode });
    const slot = day.value?.slots.find(({ open }) => open);
    if (!slot) continue;
    const answer = await client.call(placeBooking, {
      ...{ id: newId(), serviceId: 5, shownPricePaise: 60_000, date, time: slot.label },
      ...{ address: ADDRESS, paymentMethod: 'cash' },
    });
    if (!answer.value) throw new Error(`Not booked: ${answer.refusal?.code}`);
    return answer.value.booking;
  }
  throw new Error('Ravi works on none of these days');
}

/** Whether the server knows by now that nothing stands in Ravi's first hour: otherwise Ravi would be booked for a later one. */
export async function isFirstHourFree(client: Client): Promise<boolean | undefined> {
  const date = nextMorning() ?? addDays(dateInIndia(Date.now()), 1);
  const { pincode } = ADDRESS;
  const day = await client.call(readOpenSlots, { serviceId: 5, date, pincode });
  return day.value?.slots[0]?.open;
}

/**
 * At night Karigars are left to sleep: of all visits they are asked only about those that begin early. The day of these,
 * at night and when it is about to fall; undefined by day.
 */
function nextMorning(): LocalDate | undefined {
  const now = Date.now();
  for (const at of [now, now + 15 * MINUTE]) {
    const morning = endOfNight(at);
    if (morning > at) return dateInIndia(morning);
  }
  return undefined;
}

/** The day of the visit has come: it begins in so many minutes. A hold that moves is a new one, as the server does it. */
export async function letTheHourCome(
  { db }: Pick<Product, 'db'>,
  bookingId: string,
  minutes = 29,
): Promise<void> {
  const starts = laterToday(minutes);
  const times = [bookingId, new Date(starts), new Date(starts + 60 * MINUTE)];
  await db.query(
    'update bookings set starts_at = $2, ends_at = $3, until_at = $3 where id = $1',
    times,
  );
  await db.query(
    `update holds set id = default, leave_at = $2::timestamptz - interval '30 minutes', starts_at = $2, ends_at = $3 where booking_id = $1`,
    times,
  );
}

/** The language is chosen, the mobile typed, the code read from the telephone. */
export async function signInByCode(
  page: Page,
  product: Product,
  { words, language, mobile }: { words: KarigarWords; language: string; mobile: string },
): Promise<void> {
  const { signIn } = words.karigar;
  await page.goto(`${product.url}/karigar`);
  await page.getByRole('button', { name: language }).click();
  await page.getByLabel(signIn.mobile).fill(mobile);
  await page.getByRole('button', { name: signIn.send }).click();
  await page.getByLabel(signIn.code).waitFor();
  await page.getByLabel(signIn.code).fill(await codeSentTo(product, mobile));
}

/** The telephone is where the visit is; it says so when it is asked. */
export async function standAt(context: BrowserContext, page: Page, visitId: string): Promise<void> {
  const answer = await context.request.get(
    `${new URL(page.url()).origin}/api/karigar/visits/${visitId}`,
  );
  const { visit } = await answer.json();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...visit.around, accuracy: 20 });
}

export const karigarWords = (lang: Lang): Promise<KarigarWords> => loadKarigarWords(lang);
