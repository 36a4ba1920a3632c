import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endCalendarLink } from '#contract/applicant/end-calendar-link.ts';
import { makeCalendarLink } from '#contract/applicant/make-calendar-link.ts';
import { readCalendarLink } from '#contract/applicant/read-calendar-link.ts';
import { setLanguage } from '#contract/applicant/set-language.ts';
import { bookingCalendarPath, calendarPath } from '#contract/calendar-link.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import { deleteAccount } from '#contract/customer/delete-account.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import { rescheduleBooking } from '#contract/customer/reschedule-booking.ts';
import { HOUR } from '#kernel/time.ts';
import { newToken } from '#server/platform/secrets/token.ts';
import { cast, DEMO_PASSWORD, insertSession } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { bookPlumbing, customerOf, freeHour } from '../../../stories/paid-online.ts';
import { bringVisitTo } from '../../../stories/visit-under-way.ts';

let product: Product;
let asha: Client;
let ravi: Client;

beforeAll(async () => {
  product = await startProduct();
  asha = await customerOf(product, cast.asha.email);
  const both = await customerOf(product, cast.ravi.email);
  ravi = createClient(product.url, { app: 'karigar', cookies: both.cookies });
});
afterAll(() => product.close());

async function linkOf(client: Client): Promise<string> {
  const { value } = await client.call(makeCalendarLink, {});
  if (!value) throw new Error('No link was made');
  return `${product.url}${calendarPath(value.token)}`;
}

const ask = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers });

/** Read by a library that is not the one that writes. */
function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    entries: calendar.getAllSubcomponents('vevent').map((one) => ({
      event: new ICAL.Event(one),
      uid: String(one.getFirstPropertyValue('uid')),
      status: String(one.getFirstPropertyValue('status')),
      sequence: Number(one.getFirstPropertyValue('sequence')),
    })),
  };
}

const entryOf = async (address: string, { id }: Pick<BookingView, 'id'>) => {
  const { entries } = entriesOf(await (await ask(address)).text());
  return entries.filter(({ uid }) => uid === `${id}@aangan`);
};
async function cancel({ id }: Pick<BookingView, 'id'>): Promise<void> {
  const { value: quote } = await asha.call(readCancellation, { id });
  if (!quote) throw new Error('It cannot be cancelled');
  const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = quote;
  const { refusal } = await asha.call(cancelBooking, { id, shownFeePaise, shownRefundPaise });
  if (refusal) throw new Error(refusal.code);
}
const cookiesOf = (client: Client) =>
  [...client.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

describe('the calendar of a customer', () => {
  test('holds a booking at its hour in India, without door, telephone or code', async () => {
    const booking = await bookPlumbing(asha, 'cash', 3);
    const answer = await ask(await linkOf(asha));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    const { calendar, entries } = entriesOf(text);
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
      'Asia/Kolkata',
    );
    const [entry] = entries.filter(({ uid }) => uid === `${booking.id}@aangan`);
    expect(entry?.event.startDate.zone?.tzid).toBe('Asia/Kolkata');
    expect(entry?.event.startDate.toJSDate()).toEqual(new Date(booking.startsAt));
    expect(entry?.event.endDate.toJSDate()).toEqual(new Date(booking.endsAt));
    expect(entry?.status).toBe('CONFIRMED');
    expect(entry?.event.location).toBe('Powai, 400076');
    expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
    const unfolded = text.replaceAll('\r\n ', '');
    for (const secret of ['702', 'Sahyadri', booking.reference, booking.phone, booking.name])
      expect(unfolded).not.toContain(secret);
    expect(unfolded).toContain(`/bookings/${booking.id}`);
  });

  test('moves and cancels the same entry, with a higher number each time', async () => {
    const booking = await bookPlumbing(asha, 'cash', 5);
    const address = await linkOf(asha);
    const [before] = await entryOf(address, booking);
    const { date, time } = await freeHour(asha, 6);
    const moved = await asha.call(rescheduleBooking, {
      ...{ id: booking.id, date, time, shownFloorPaise: 0 },
    });
    const [after, ...others] = await entryOf(address, booking);
    expect(others).toEqual([]);
    expect(after?.event.startDate.toJSDate()).toEqual(
      new Date(moved.value?.booking.startsAt ?? ''),
    );
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
    await cancel(booking);
    const [off] = await entryOf(address, booking);
    expect(off?.status).toBe('CANCELLED');
    expect(off?.sequence).toBeGreaterThan(after?.sequence ?? Number.NaN);
  });

  test('is tentative while its payment is awaited', async () => {
    const booking = await bookPlumbing(asha, 'upi', 7);
    const [entry] = await entryOf(await linkOf(asha), booking);
    expect(entry?.status).toBe('TENTATIVE');
  });

  test('answers 304 until something changes', async () => {
    const address = await linkOf(asha);
    const etag = (await ask(address)).headers.get('etag') ?? '';
    const again = await ask(address, { 'if-none-match': `W/"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await bookPlumbing(asha, 'cash', 8);
    expect((await ask(address, { 'if-none-match': etag })).status).toBe(200);
  });

  test('speaks the language of its reader', async () => {
    const address = await linkOf(asha);
    await asha.call(setLanguage, { language: 'mr' });
    const { calendar } = entriesOf(await (await ask(address)).text());
    await asha.call(setLanguage, { language: 'en' });
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Aangan बुकिंग');
  });
});

describe('a calendar link', () => {
  test('is renewed: the old one opens nothing; and removed: nor does the new one', async () => {
    const first = await linkOf(asha);
    const second = await linkOf(asha);
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    expect((await asha.call(readCalendarLink, {})).value?.madeAt).toEqual(expect.any(String));
    await asha.call(endCalendarLink, {});
    expect((await asha.call(readCalendarLink, {})).value).toEqual({ madeAt: null });
    expect((await ask(second)).status).toBe(404);
  });

  test('is kept as a hash', async () => {
    const token = (await linkOf(asha)).split('/').at(-1)?.replace('.ics', '') ?? 'none';
    const { rows } = await product.db.query('select * from calendar_links');
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ token_hash }) => token_hash.toString('utf8') === token)).toBe(false);
  });

  test('is closed to whoever asks all day, and stays open to others', async () => {
    const [mine, theirs] = [await linkOf(asha), await linkOf(ravi)];
    let last = await ask(mine);
    for (let n = 0; n < 130 && last.status !== 429; n += 1) last = await ask(mine);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(theirs)).status).not.toBe(429);
  });

  test('that was never made opens nothing', async () => {
    expect((await ask(`${product.url}${calendarPath(newToken())}`)).status).toBe(404);
    expect((await ask(`${product.url}${calendarPath('x')}`)).status).toBe(404);
  });

  test('ends with the account', async () => {
    const imran = await customerOf(product, cast.imran.email);
    const address = await linkOf(imran);
    expect((await ask(address)).status).toBe(200);
    await imran.call(deleteAccount, { password: DEMO_PASSWORD });
    expect((await ask(address)).status).toBe(404);
    const left = await product.db.query(
      `select from calendar_links l join users u on u.id = l.user_id where u.disabled_at is not null`,
    );
    expect(left.rows).toEqual([]);
  });
});

describe('one booking as a file', () => {
  test('holds the place, the code and a reminder, for its owner alone', async () => {
    const booking = await bookPlumbing(asha, 'cash', 9);
    const address = `${product.url}${bookingCalendarPath(booking.id)}`;
    const answer = await ask(address, { cookie: cookiesOf(asha) });
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="aangan-${booking.reference}.ics"`,
    );
    const { entries } = entriesOf(await answer.text());
    expect(entries).toHaveLength(1);
    const [{ event, uid } = { event: undefined, uid: '' }] = entries;
    expect(uid).toBe(`${booking.id}@aangan`);
    expect(event?.location).toContain('Flat 702, Sahyadri Heights');
    expect(event?.description).toContain(booking.reference);
    expect(event?.component.getFirstSubcomponent('valarm')).not.toBeNull();
    expect((await ask(address)).status).toBe(401);
    const stranger = await customerOf(product, cast.ravi.email);
    expect((await ask(address, { cookie: cookiesOf(stranger) })).status).toBe(404);
  });
});

describe('the session of whoever saves one booking as a file', () => {
  test('slides as at any other visit, and its cookie goes back', async () => {
    const booking = await bookPlumbing(asha, 'cash', 10);
    const { rows } = await product.db.query('select id from users where email = $1', [
      cast.asha.email,
    ]);
    const token = await insertSession(product.db, rows[0], Date.now() - HOUR, true);
    const answer = await ask(`${product.url}${bookingCalendarPath(booking.id)}`, {
      cookie: `aangan_session=${token}`,
    });
    expect(answer.status).toBe(200);
    const given = answer.headers.getSetCookie();
    expect(given).toContainEqual(expect.stringContaining(`aangan_session=${token}; Path=/`));
    expect(given).toContainEqual(expect.stringContaining('aangan_in=1'));
  });
});

describe('the calendar of a Karigar', () => {
  test('holds a visit once they have said yes, without the customer', async () => {
    const booking = await bookPlumbing(asha, 'cash', 11);
    await bringVisitTo(product, booking.id, 'assigned');
    const { rows } = await product.db.query('select starts_at from bookings where id = $1', [
      booking.id,
    ]);
    const address = await linkOf(ravi);
    const text = await (await ask(address)).text();
    const { entries } = entriesOf(text);
    const [entry] = entries.filter(({ uid }) => uid === `${booking.id}@aangan`);
    // A calendar knows no fractions of a second.
    const startsAt = Math.floor(Number(rows[0].starts_at) / 1000) * 1000;
    expect(entry?.event.startDate.toJSDate()).toEqual(new Date(startsAt));
    expect(entry?.event.description).toContain(`/karigar/visits/${booking.id}`);
    expect(entry?.event.location).toBe('पवई, 400076');
    for (const secret of ['702', 'Sahyadri', cast.asha.fullName, booking.reference])
      expect(text.replaceAll('\r\n ', '')).not.toContain(secret);
    await cancel(booking);
    expect((await entryOf(address, booking)).map(({ status }) => status)).toEqual(['CANCELLED']);
  });
});
